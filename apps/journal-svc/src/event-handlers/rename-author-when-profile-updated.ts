import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { profileUpdated } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { keepAuthorCopy } from '../authors/author-copy.ts';
import { Database } from '../database.ts';

/** So that every memory, old ones too, carries its author's present name and picture. */
@Controller()
export class RenameAuthorWhenProfileUpdated {
  constructor(private readonly database: Database) {}

  @HandlesEvent(profileUpdated)
  async handle(@Payload() event: EventOf<typeof profileUpdated>): Promise<void> {
    await handleOnce(this.database, event, (tx) => keepAuthorCopy(tx, event.data));
  }
}
