import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { accountRegistered } from '@memory/events';
import { PreparedStatements } from '@memory/service-kit/database';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { saveAuthorCopy } from '../authors/author-copies.ts';

/** Stores a copy of a new account, so that creating the author's first entry needs no request to social-svc. */
@Controller()
export class CopyAuthorWhenAccountRegistered {
  constructor(private readonly statements: PreparedStatements) {}

  @HandlesEvent(accountRegistered)
  async handle(@Payload() event: EventOf<typeof accountRegistered>): Promise<void> {
    await saveAuthorCopy(this.statements, event.data, event);
  }
}
