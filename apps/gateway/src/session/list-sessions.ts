import { SESSION_LIST_MAX, type ActiveSession } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';
import { publicSessionId } from './public-session-id.ts';
import { RedisSessionStore } from './redis-session.store.ts';

/** Lists the browsers in which a user is signed in. */
@Injectable()
export class ListSessions {
  constructor(
    private readonly store: RedisSessionStore,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** @param currentSessionId the session of the request */
  async execute(userId: string, currentSessionId: string): Promise<ActiveSession[]> {
    const sessions = await this.store.list(userId, SESSION_LIST_MAX);
    return sessions.map(({ sessionId, record, lastUsedAt }) => ({
      id: publicSessionId(sessionId, this.config.SESSION_SECRET),
      browser: record.browser ?? null,
      operatingSystem: record.operatingSystem ?? null,
      createdAt: record.createdAt ?? null,
      lastUsedAt: lastUsedAt.toISOString(),
      current: sessionId === currentSessionId,
    }));
  }
}
