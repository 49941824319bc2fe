import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { VocabularyModule } from '../vocabulary/vocabulary.module.ts';
import { CountItemsWhenVocabularyChanges } from './count-items-when-vocabulary-changes.ts';
import { CountWordsWhenEntryChanges } from './count-words-when-entry-changes.ts';
import { EraseVocabularyWhenAccountDeleted } from './erase-vocabulary-when-account-deleted.ts';

@Module({
  imports: [PeersModule, VocabularyModule],
  controllers: [CountWordsWhenEntryChanges, CountItemsWhenVocabularyChanges, EraseVocabularyWhenAccountDeleted],
})
export class EventHandlersModule {}
