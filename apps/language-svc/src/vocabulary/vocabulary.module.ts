import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { TranslationModule } from '../translation/translation.module.ts';
import { AddToVocabulary } from './add-to-vocabulary.ts';
import { CorrectVocabularyItem } from './correct-vocabulary-item.ts';
import { CountEntry } from './count-entry.ts';
import { ExtractVocabulary } from './extract-vocabulary.ts';
import { FixUnknown } from './fix-unknown.ts';
import { ListVocabulary } from './list-vocabulary.ts';
import { RemoveFromVocabulary } from './remove-from-vocabulary.ts';
import { VocabularyController } from './vocabulary.controller.ts';

@Module({
  imports: [PeersModule, TranslationModule],
  controllers: [VocabularyController],
  providers: [
    AddToVocabulary,
    CorrectVocabularyItem,
    CountEntry,
    ExtractVocabulary,
    FixUnknown,
    ListVocabulary,
    RemoveFromVocabulary,
  ],
  exports: [CountEntry],
})
export class VocabularyModule {}
