import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { accountDeleted } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { RedisSessionStore } from '../session/redis-session.store.ts';

/** Ends all sessions of a deleted user, which also closes the user's live streams. Handling the event again has no effect. */
@Controller()
export class EndSessionsWhenAccountDeleted {
  constructor(private readonly sessions: RedisSessionStore) {}

  @HandlesEvent(accountDeleted)
  async handle(@Payload() event: EventOf<typeof accountDeleted>): Promise<void> {
    await this.sessions.erase(event.data.userId);
  }
}
