import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { entryCreated, entryDeleted, entryUpdated } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { JournalService } from '../peers/journal-service.ts';
import { CountEntry } from '../vocabulary/count-entry.ts';

/**
 * So that a vocabulary item tells how often its owner writes it. Events carry no words: the entry is read as it is at this moment,
 * which makes a late or repeated event harmless.
 */
@Controller()
export class CountWordsWhenEntryChanges {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalService,
    private readonly counting: CountEntry,
  ) {}

  @HandlesEvent(entryCreated)
  created(@Payload() event: EventOf<typeof entryCreated>): Promise<void> {
    return this.recount(event);
  }

  @HandlesEvent(entryUpdated)
  updated(@Payload() event: EventOf<typeof entryUpdated>): Promise<void> {
    return this.recount(event);
  }

  @HandlesEvent(entryDeleted)
  async deleted(@Payload() event: EventOf<typeof entryDeleted>): Promise<void> {
    const { authorId, entryId } = event.data;
    await handleOnce(this.database, event, (tx) => this.counting.forget(tx, authorId, entryId));
  }

  private async recount(event: EventOf<typeof entryCreated | typeof entryUpdated>): Promise<void> {
    const { authorId, entryId } = event.data;
    // Most people's entries are read by nobody but themselves.
    if (!(await this.counting.concerns(authorId))) return;
    const text = await this.journal.readText(authorId, entryId);
    await handleOnce(this.database, event, (tx) =>
      text ? this.counting.count(tx, authorId, text) : this.counting.forget(tx, authorId, entryId),
    );
  }
}
