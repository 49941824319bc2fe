import { ApiError, CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';
import { publicSessionId } from './public-session-id.ts';
import { RedisSessionStore } from './redis-session.store.ts';

/** Ends one session of a user, by the id under which the API lists it. */
@Injectable()
export class EndListedSession {
  constructor(
    private readonly store: RedisSessionStore,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * Searches only the user's own sessions, so the response is the same for another user's session and for an unknown id. Sessions beyond the
   * maximum length of the list are found too.
   * @throws ApiError `not_found`.
   */
  async execute(userId: string, publicId: string): Promise<void> {
    const sessionIds = await this.store.idsOf(userId);
    const sessionId = sessionIds.find((id) => publicSessionId(id, this.config.SESSION_SECRET) === publicId);
    if (sessionId === undefined || !(await this.store.end(sessionId))) throw new ApiError('not_found');
  }
}
