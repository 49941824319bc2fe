import { Module } from '@nestjs/common';
import { AnnotateModule } from '../annotate/annotate.module.ts';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { VocabularyModule } from '../vocabulary/vocabulary.module.ts';
import { FindSimilarWords } from './find-similar-words.ts';
import { SimilarWordsController } from './similar-words.controller.ts';

@Module({
  imports: [AnnotateModule, DictionaryModule, VocabularyModule],
  controllers: [SimilarWordsController],
  providers: [FindSimilarWords],
})
export class SimilarWordsModule {}
