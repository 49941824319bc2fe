import { Module } from '@nestjs/common';
import { LanguageModelModule } from '../language-model/language-model.module.ts';
import { MoodController } from './mood.controller.ts';
import { ReadMood } from './read-mood.ts';

@Module({ imports: [LanguageModelModule], controllers: [MoodController], providers: [ReadMood] })
export class MoodModule {}
