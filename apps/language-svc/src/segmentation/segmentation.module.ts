import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { Segmenter } from './segmenter.ts';

const segmenter = {
  provide: Segmenter,
  inject: [InMemoryDictionary],
  useFactory: (dictionary: InMemoryDictionary): Segmenter => new Segmenter(dictionary),
};

@Module({ imports: [DictionaryModule], providers: [segmenter], exports: [Segmenter] })
export class SegmentationModule {}
