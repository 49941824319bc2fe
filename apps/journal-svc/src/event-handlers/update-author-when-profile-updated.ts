import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { profileUpdated } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { saveAuthorCopy } from '../authors/author-copies.ts';
import { Database } from '../database.ts';

/**
 * Updates the copy of an author's account. Entry cards read name and avatar from the copy, so all entries of the author show the new
 * values.
 */
@Controller()
export class UpdateAuthorWhenProfileUpdated {
  constructor(private readonly database: Database) {}

  @HandlesEvent(profileUpdated)
  async handle(@Payload() event: EventOf<typeof profileUpdated>): Promise<void> {
    await handleOnce(this.database, event, (tx) => saveAuthorCopy(tx, event.data));
  }
}
