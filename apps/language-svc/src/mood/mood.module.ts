import { Module } from '@nestjs/common';
import { LanguageModelModule } from '../language-model/language-model.module.ts';
import { DetectMood } from './detect-mood.ts';
import { MoodController } from './mood.controller.ts';

@Module({ imports: [LanguageModelModule], controllers: [MoodController], providers: [DetectMood] })
export class MoodModule {}
