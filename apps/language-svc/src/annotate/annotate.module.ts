import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { Lexicon } from '../dictionary/lexicon.ts';
import { contextRules } from '../readings/context-rules.ts';
import { Reader } from '../readings/reader.ts';
import { SegmentationModule } from '../segmentation/segmentation.module.ts';
import { Segmenter } from '../segmentation/segmenter.ts';
import { AnnotateController } from './annotate.controller.ts';
import { Annotator } from './annotator.ts';

const annotator = {
  provide: Annotator,
  inject: [Segmenter, Lexicon],
  useFactory: (segmenter: Segmenter, lexicon: Lexicon): Annotator =>
    new Annotator(segmenter, new Reader(lexicon, contextRules, (word) => segmenter.classOf(word))),
};

@Module({ imports: [DictionaryModule, SegmentationModule], controllers: [AnnotateController], providers: [annotator] })
export class AnnotateModule {}
