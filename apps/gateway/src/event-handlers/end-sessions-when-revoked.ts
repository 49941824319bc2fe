import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { RedisSessionStore } from '../session/redis-session.store.ts';

/**
 * Ends the sessions that began before the user's sessions were revoked, which also closes their live streams. Sessions that began later stay, even
 * if the event is delivered late or twice. A request that resets or changes a password ends the sessions itself; for such a request, this handler
 * matters only if the request was interrupted.
 */
@Controller()
export class EndSessionsWhenRevoked {
  constructor(private readonly sessions: RedisSessionStore) {}

  @HandlesEvent(sessionsRevoked)
  async handle(@Payload() event: EventOf<typeof sessionsRevoked>): Promise<void> {
    const { userId, classSessions } = event.data;
    await this.sessions.endBegunBefore(userId, new Date(event.occurredAt), classSessions);
  }
}
