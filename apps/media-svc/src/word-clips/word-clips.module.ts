import { Module } from '@nestjs/common';
import { FindWordClips } from './find-word-clips.ts';
import { WordClipsController } from './word-clips.controller.ts';

@Module({ controllers: [WordClipsController], providers: [FindWordClips] })
export class WordClipsModule {}
