import { Module } from '@nestjs/common';
import { AnnotateModule } from '../annotate/annotate.module.ts';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { SegmentationModule } from '../segmentation/segmentation.module.ts';
import { ReadWordCoverage } from './read-word-coverage.ts';
import { WordStatesController } from './word-states.controller.ts';

@Module({
  imports: [AnnotateModule, DictionaryModule, SegmentationModule],
  controllers: [WordStatesController],
  providers: [ReadWordCoverage],
})
export class WordStatesModule {}
