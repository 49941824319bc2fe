import { Module } from '@nestjs/common';
import { FellowLearners } from './fellow-learners.ts';
import { FellowLearnersController } from './fellow-learners.controller.ts';

@Module({ controllers: [FellowLearnersController], providers: [FellowLearners] })
export class FellowLearnersModule {}
