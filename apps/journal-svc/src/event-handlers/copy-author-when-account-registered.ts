import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { keepAuthorCopy } from '../authors/author-copy.ts';
import { Database } from '../database.ts';

/** So that somebody's first memory carries their name without asking social-svc. */
@Controller()
export class CopyAuthorWhenAccountRegistered {
  constructor(private readonly database: Database) {}

  @HandlesEvent(accountRegistered)
  async handle(@Payload() event: EventOf<typeof accountRegistered>): Promise<void> {
    await handleOnce(this.database, event, (tx) => keepAuthorCopy(tx, event.data));
  }
}
