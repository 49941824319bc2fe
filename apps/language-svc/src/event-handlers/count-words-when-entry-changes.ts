import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { entryCreated, entryDeleted, entryUpdated } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { VocabularyFrequencyUpdater } from '../vocabulary/vocabulary-frequency-updater.ts';

/**
 * Updates the frequencies of the author's vocabulary items. The event does not contain the entry's text, so the handler reads the current
 * text from journal-svc; events that arrive late or twice therefore do no harm.
 */
@Controller()
export class CountWordsWhenEntryChanges {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
    private readonly frequencies: VocabularyFrequencyUpdater,
  ) {}

  @HandlesEvent(entryCreated)
  created(@Payload() event: EventOf<typeof entryCreated>): Promise<void> {
    return this.countCurrentText(event);
  }

  @HandlesEvent(entryUpdated)
  updated(@Payload() event: EventOf<typeof entryUpdated>): Promise<void> {
    return this.countCurrentText(event);
  }

  @HandlesEvent(entryDeleted)
  async deleted(@Payload() event: EventOf<typeof entryDeleted>): Promise<void> {
    const { authorId, entryId } = event.data;
    await handleOnce(this.database, event, (tx) => this.frequencies.removeEntry(tx, authorId, entryId));
  }

  private async countCurrentText(event: EventOf<typeof entryCreated | typeof entryUpdated>): Promise<void> {
    const { authorId, entryId } = event.data;
    // An author without vocabulary needs no request to journal-svc. The event is stored as handled, so that the entry is not counted if the event
    // is delivered again after the author has added words.
    if (await this.frequencies.handleWithoutVocabulary(event, authorId)) return;
    const entry = await this.journal.fetchEntryText(authorId, entryId);
    await handleOnce(this.database, event, (tx) =>
      entry ? this.frequencies.countEntry(tx, authorId, entry) : this.frequencies.removeEntry(tx, authorId, entryId),
    );
  }
}
