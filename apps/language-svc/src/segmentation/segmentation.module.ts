import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { Lexicon } from '../dictionary/lexicon.ts';
import { Segmenter } from './segmenter.ts';

const segmenter = {
  provide: Segmenter,
  inject: [Lexicon],
  useFactory: (lexicon: Lexicon): Segmenter => new Segmenter(lexicon),
};

@Module({ imports: [DictionaryModule], providers: [segmenter], exports: [Segmenter] })
export class SegmentationModule {}
