import { Module } from '@nestjs/common';
import { FellowLearners } from './fellow-learners.ts';
import { NeighboursController } from './neighbours.controller.ts';

@Module({ controllers: [NeighboursController], providers: [FellowLearners] })
export class NeighboursModule {}
