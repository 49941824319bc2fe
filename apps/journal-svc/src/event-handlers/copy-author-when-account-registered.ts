import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { saveAuthorCopy } from '../authors/author-copies.ts';
import { Database } from '../database.ts';

/** Saves the request to social-svc that the author's first entry would need otherwise. */
@Controller()
export class CopyAuthorWhenAccountRegistered {
  constructor(private readonly database: Database) {}

  @HandlesEvent(accountRegistered)
  async handle(@Payload() event: EventOf<typeof accountRegistered>): Promise<void> {
    await handleOnce(this.database, event, (tx) => saveAuthorCopy(tx, event.data));
  }
}
