import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { VocabularyModule } from '../vocabulary/vocabulary.module.ts';
import { CountWordsWhenEntryChanges } from './count-words-when-entry-changes.ts';
import { EraseVocabularyWhenAccountDeleted } from './erase-vocabulary-when-account-deleted.ts';

@Module({
  imports: [PeersModule, VocabularyModule],
  controllers: [CountWordsWhenEntryChanges, EraseVocabularyWhenAccountDeleted],
})
export class EventHandlersModule {}
