import { type EventOf, HandlesEvent } from '@memory/event-bus';
import { passwordReset } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { RedisSessionStore } from '../session/redis-session.store.ts';

/**
 * Ends the sessions that a user had before a password reset. The request that resets the password does so as well; this handler does it when
 * that request was interrupted. Sessions that began with the new password stay, also when the event is delivered late or again.
 */
@Controller()
export class EndSessionsWhenPasswordReset {
  constructor(private readonly sessions: RedisSessionStore) {}

  @HandlesEvent(passwordReset)
  async handle(@Payload() event: EventOf<typeof passwordReset>): Promise<void> {
    await this.sessions.endBegunBefore(event.data.userId, new Date(event.occurredAt));
  }
}
