import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { saveAuthorCopy } from '../authors/author-copies.ts';
import { Database } from '../database.ts';

/** Stores a copy of a new account, so that creating the author's first entry needs no request to social-svc. */
@Controller()
export class CopyAuthorWhenAccountRegistered {
  constructor(private readonly database: Database) {}

  @HandlesEvent(accountRegistered)
  async handle(@Payload() event: EventOf<typeof accountRegistered>): Promise<void> {
    await handleOnce(this.database, event, (tx) => saveAuthorCopy(tx, event.data));
  }
}
