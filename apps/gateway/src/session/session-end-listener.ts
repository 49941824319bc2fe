import { SESSION_ENDED_CHANNEL } from '@memory/service-kit/sessions';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';

/**
 * Receives the ids of sessions that any gateway has ended, through a Redis connection of its own. Messages that are published while Redis
 * is unavailable are lost.
 */
export class SessionEndListener {
  private readonly logger = new Logger(SessionEndListener.name);
  private readonly redis: Redis;

  constructor(redis: Redis, onSessionEnded: (sessionId: string) => void) {
    this.redis = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined });
    this.redis.on('error', (error: Error) => this.logger.warn({ err: error }, 'ends of sessions are not received'));
    this.redis.on('message', (_channel: string, sessionId: string) => onSessionEnded(sessionId));
  }

  subscribe(): void {
    this.redis
      .subscribe(SESSION_ENDED_CHANNEL)
      .catch((error: unknown) => this.logger.debug({ err: error }, 'closed before Redis was reachable'));
  }

  close(): void {
    this.redis.disconnect();
  }
}
