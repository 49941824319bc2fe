import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { SegmentationModule } from '../segmentation/segmentation.module.ts';
import { Segmenter } from '../segmentation/segmenter.ts';
import { WordSplitsModule } from '../word-splits/word-splits.module.ts';
import { AnnotateController } from './annotate.controller.ts';
import { TextAnnotator } from './annotator.ts';
import { createTextAnnotator } from './create-annotator.ts';

const annotator = {
  provide: TextAnnotator,
  inject: [InMemoryDictionary, Segmenter],
  useFactory: createTextAnnotator,
};

@Module({
  imports: [DictionaryModule, SegmentationModule, WordSplitsModule],
  controllers: [AnnotateController],
  providers: [annotator],
  exports: [TextAnnotator, WordSplitsModule],
})
export class AnnotateModule {}
