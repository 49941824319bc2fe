import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { ReviewsModule } from '../reviews/reviews.module.ts';
import { KeyStoredWords } from './key-stored-words.ts';
import { MergeItems } from './merge-items.ts';

@Module({
  imports: [DictionaryModule, ReviewsModule],
  providers: [KeyStoredWords, MergeItems],
  exports: [KeyStoredWords],
})
export class WordKeysModule {}
