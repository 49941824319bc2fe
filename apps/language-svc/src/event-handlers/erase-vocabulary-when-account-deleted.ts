import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { deleteAccountRows } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { accountDataTables } from '../erasure/tables.ts';

/** The timeout of the transaction, in milliseconds. Prisma's default of 5 seconds is too short to delete a large vocabulary. */
const TIMEOUT_MS = 60_000;

@Controller()
export class EraseVocabularyWhenAccountDeleted {
  constructor(private readonly database: Database) {}

  @HandlesEvent(accountDeleted)
  async handle(@Payload() event: EventOf<typeof accountDeleted>): Promise<void> {
    await handleOnce(this.database, event, (tx) => deleteAccountRows(tx, accountDataTables, event.data.userId), {
      timeout: TIMEOUT_MS,
    });
  }
}
