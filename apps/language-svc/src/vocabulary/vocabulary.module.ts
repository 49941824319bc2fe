import { Module } from '@nestjs/common';
import { AddToVocabulary } from './add-to-vocabulary.ts';
import { CorrectVocabularyItem } from './correct-vocabulary-item.ts';
import { ListVocabulary } from './list-vocabulary.ts';
import { RemoveFromVocabulary } from './remove-from-vocabulary.ts';
import { VocabularyController } from './vocabulary.controller.ts';

@Module({
  controllers: [VocabularyController],
  providers: [AddToVocabulary, CorrectVocabularyItem, ListVocabulary, RemoveFromVocabulary],
})
export class VocabularyModule {}
