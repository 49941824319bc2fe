import type { GatewayRedis } from '../redis/gateway-redis.ts';
import type { RedisSessionStore } from '../session/redis-session.store.ts';
import { SessionEndListener } from '../session/session-end-listener.ts';
import type { OpenLiveStreams } from './open-live-streams.ts';

/** Closes the live streams of sessions that have ended, so that a page receives no events after its user has signed out. */
export class EndedSessionStreamCloser {
  private readonly listener: SessionEndListener;

  constructor(
    private readonly streams: OpenLiveStreams,
    redis: GatewayRedis,
    private readonly sessions: RedisSessionStore,
  ) {
    this.listener = new SessionEndListener(redis, (endedId) =>
      streams.closeWhere(({ sessionId }) => sessionId === endedId),
    );
  }

  /** Starts to close the streams of each session as soon as any gateway ends the session. */
  subscribe(): void {
    this.listener.subscribe();
  }

  unsubscribe(): void {
    this.listener.close();
  }

  /**
   * Closes the streams of sessions that are missing in Redis: sessions that have expired, and sessions whose end was published while
   * Redis was unavailable. While Redis is unavailable, no stream is closed.
   */
  async closeStreams(): Promise<void> {
    const sessionIds = [...new Set(this.streams.all().map(({ sessionId }) => sessionId))];
    const checks = await Promise.allSettled(sessionIds.map((id) => this.sessions.exists(id)));
    const ended = new Set(sessionIds.filter((_, i) => checks[i]?.status === 'fulfilled' && !checks[i].value));
    this.streams.closeWhere(({ sessionId }) => ended.has(sessionId));
  }
}
