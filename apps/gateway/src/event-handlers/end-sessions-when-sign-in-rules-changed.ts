import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { signInRulesChanged } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { RedisSessionStore } from '../session/redis-session.store.ts';

/**
 * Ends all sessions of a user whose second factor an administrator has required or removed: they began under other rules. Handling the event
 * again ends sessions that began since, which costs the user another sign-in.
 */
@Controller()
export class EndSessionsWhenSignInRulesChanged {
  constructor(private readonly sessions: RedisSessionStore) {}

  @HandlesEvent(signInRulesChanged)
  async handle(@Payload() event: EventOf<typeof signInRulesChanged>): Promise<void> {
    await this.sessions.endAll(event.data.userId);
  }
}
