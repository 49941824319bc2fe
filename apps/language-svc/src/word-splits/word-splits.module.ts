import { Module } from '@nestjs/common';
import { UserSplits } from './user-splits.ts';
import { WordSplitsController } from './word-splits.controller.ts';

@Module({ controllers: [WordSplitsController], providers: [UserSplits], exports: [UserSplits] })
export class WordSplitsModule {}
