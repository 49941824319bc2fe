import { Module } from '@nestjs/common';
import { CharacterInfoController } from './character-info.controller.ts';
import { Dictionary } from './dictionary.ts';
import { LoadDictionary } from './load-dictionary.ts';
import { LookUp } from './look-up.ts';

@Module({ controllers: [CharacterInfoController], providers: [Dictionary, LoadDictionary, LookUp], exports: [LookUp] })
export class DictionaryModule {}
