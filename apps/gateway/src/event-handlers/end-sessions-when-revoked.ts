import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { RedisSessionStore } from '../session/redis-session.store.ts';

/**
 * Ends the sessions that a user had when they were revoked, which also closes the user's live streams. Later sessions stay, also when the event
 * is delivered late or again. The request that resets or changes a password ends the sessions itself; then this handler matters when that request was
 * interrupted.
 */
@Controller()
export class EndSessionsWhenRevoked {
  constructor(private readonly sessions: RedisSessionStore) {}

  @HandlesEvent(sessionsRevoked)
  async handle(@Payload() event: EventOf<typeof sessionsRevoked>): Promise<void> {
    await this.sessions.endBegunBefore(event.data.userId, new Date(event.occurredAt));
  }
}
