import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { profileUpdated } from '@memory/events';
import { PreparedStatements } from '@memory/service-kit/database';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { saveAuthorCopy } from '../authors/author-copies.ts';

/**
 * Updates the copy of an author's account. Entry cards read name and avatar from the copy, so all entries of the author show the new
 * values.
 */
@Controller()
export class UpdateAuthorWhenProfileUpdated {
  constructor(private readonly statements: PreparedStatements) {}

  @HandlesEvent(profileUpdated)
  async handle(@Payload() event: EventOf<typeof profileUpdated>): Promise<void> {
    await saveAuthorCopy(this.statements, event.data, event);
  }
}
