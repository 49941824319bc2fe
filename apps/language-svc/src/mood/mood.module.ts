import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module.ts';
import { MoodController } from './mood.controller.ts';
import { ReadMood } from './read-mood.ts';

@Module({ imports: [ProviderModule], controllers: [MoodController], providers: [ReadMood] })
export class MoodModule {}
