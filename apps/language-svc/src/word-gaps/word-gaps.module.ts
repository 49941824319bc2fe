import { Module } from '@nestjs/common';
import { AnnotateModule } from '../annotate/annotate.module.ts';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { WordGapsController } from './word-gaps.controller.ts';
import { WordGaps } from './word-gaps.ts';

@Module({ imports: [AnnotateModule, DictionaryModule], controllers: [WordGapsController], providers: [WordGaps] })
export class WordGapsModule {}
