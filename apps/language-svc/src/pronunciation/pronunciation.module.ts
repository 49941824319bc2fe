import { Module } from '@nestjs/common';
import { FindPronunciation } from './find-pronunciation.ts';
import { PronunciationController } from './pronunciation.controller.ts';

@Module({ controllers: [PronunciationController], providers: [FindPronunciation] })
export class PronunciationModule {}
