import { Module } from '@nestjs/common';
import { FellowLearnersController } from './fellow-learners.controller.ts';
import { ListFellowLearners } from './list-fellow-learners.ts';

@Module({ controllers: [FellowLearnersController], providers: [ListFellowLearners] })
export class FellowLearnersModule {}
