import { Module } from '@nestjs/common';
import { MoodController } from './mood.controller.ts';

@Module({ controllers: [MoodController] })
export class MoodModule {}
