import { Module } from '@nestjs/common';
import { FellowLearnersController } from './fellow-learners.controller.ts';
import { FellowLearners } from './fellow-learners.ts';

@Module({ controllers: [FellowLearnersController], providers: [FellowLearners] })
export class FellowLearnersModule {}
