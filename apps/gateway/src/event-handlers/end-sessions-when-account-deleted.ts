import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { RedisSessionStore } from '../session/redis-session.store.ts';

/** So that whoever is deleted is signed out everywhere at once, and their open pages hear nothing more. Doing it twice does no harm. */
@Controller()
export class EndSessionsWhenAccountDeleted {
  constructor(private readonly sessions: RedisSessionStore) {}

  @HandlesEvent(accountDeleted)
  async handle(@Payload() event: EventOf<typeof accountDeleted>): Promise<void> {
    await this.sessions.endAll(event.data.userId);
  }
}
