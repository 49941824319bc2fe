import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { FellowLearnersController } from './fellow-learners.controller.ts';
import { ListFellowLearners } from './list-fellow-learners.ts';

@Module({ imports: [DictionaryModule], controllers: [FellowLearnersController], providers: [ListFellowLearners] })
export class FellowLearnersModule {}
