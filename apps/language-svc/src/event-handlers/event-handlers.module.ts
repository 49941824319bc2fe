import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { VocabularyModule } from '../vocabulary/vocabulary.module.ts';
import { CountWordsWhenEntryChanges } from './count-words-when-entry-changes.ts';
import { EraseLearnerWhenAccountDeleted } from './erase-learner-when-account-deleted.ts';
import { ForgetHandledEvents } from './forget-handled-events.ts';

@Module({
  imports: [PeersModule, VocabularyModule],
  controllers: [CountWordsWhenEntryChanges, EraseLearnerWhenAccountDeleted],
  providers: [ForgetHandledEvents],
})
export class EventHandlersModule {}
