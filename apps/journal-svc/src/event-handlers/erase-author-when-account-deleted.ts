import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { eraseAuthor } from '../erasure/erase-author.ts';

/** The timeout of the erasure transaction in milliseconds, long enough to delete about 20,000 entries with their files. */
const TIMEOUT_MS = 120_000;

@Controller()
export class EraseAuthorWhenAccountDeleted {
  constructor(private readonly database: Database) {}

  @HandlesEvent(accountDeleted)
  async handle(@Payload() event: EventOf<typeof accountDeleted>): Promise<void> {
    await handleOnce(this.database, event, (tx) => eraseAuthor(tx, event.data.userId), { timeout: TIMEOUT_MS });
  }
}
