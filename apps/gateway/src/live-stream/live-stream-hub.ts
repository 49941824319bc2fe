import { EventTail, MediaProgressSubscriber, type StreamPosition } from '@memory/event-bus';
import type { Envelope } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { CONFIG } from '@memory/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { RedisSessionStore } from '../session/redis-session.store.ts';
import { SessionEndListener } from '../session/session-end-listener.ts';
import { type LiveEvent, liveEventTypes, toLiveEvent, toLiveProgressEvent } from './live-event-mappers.ts';
import { LiveStreamConnection } from './live-stream-connection.ts';
import { LiveStreamCounter } from './live-stream-counter.ts';
import { readMissedLiveEvents, type LiveStreamResumePoint } from './missed-live-events.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * The open live streams of this gateway. Every gateway reads all bus events itself (without a consumer group), so that any gateway can
 * serve any user.
 */
@Injectable()
export class LiveStreamHub implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveStreamHub.name);
  private readonly connectionsByUser = new Map<string, Set<LiveStreamConnection>>();
  private readonly tail: EventTail;
  private readonly sessionEnds: SessionEndListener;
  private readonly progress: MediaProgressSubscriber;
  private heartbeatTimer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    redis: GatewayRedis,
    private readonly sessions: RedisSessionStore,
    private readonly counter: LiveStreamCounter,
  ) {
    this.tail = new EventTail({
      redisUrl: config.REDIS_URL,
      types: liveEventTypes,
      listener: (event, position) => this.sendEvent(event, position),
    });
    this.progress = new MediaProgressSubscriber(config.REDIS_URL, (progress) =>
      this.sendTransientEvent(toLiveProgressEvent(progress)),
    );
    this.sessionEnds = new SessionEndListener(redis, (endedId) =>
      this.closeWhere(({ sessionId }) => sessionId === endedId),
    );
  }

  onModuleInit(): void {
    this.tail.start();
    this.sessionEnds.subscribe();
    this.heartbeatTimer = setInterval(() => void this.heartbeat(), this.config.STREAM_HEARTBEAT_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeatTimer);
    // The streams are destroyed instead of ended: a client that no longer reads would delay the shutdown.
    // All clients reconnect to another gateway.
    for (const connection of this.connections()) connection.body.destroy();
    this.sessionEnds.close();
    this.progress.close();
    this.tail.stop();
  }

  /**
   * Opens a live stream for a user's page, beginning with the events since its resume point.
   * @throws ApiError `too_many_requests` when the user has too many open, `service_unavailable` while Redis is unavailable
   */
  async open(userId: string, sessionId: string, resumePoint: LiveStreamResumePoint): Promise<LiveStreamConnection> {
    const { position } = this.tail;
    if (!position) throw new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const connection = new LiveStreamConnection(userId, sessionId);
    // Added first, so that it buffers the events that arrive during the calls below.
    this.connectionsByUser.set(userId, (this.connectionsByUser.get(userId) ?? new Set()).add(connection));
    connection.body.once('close', () => this.remove(connection));
    try {
      await this.counter.add(connection);
      connection.start(position, await readMissedLiveEvents(this.tail, userId, resumePoint, position));
    } catch (error) {
      connection.body.destroy();
      throw error;
    }
    return connection;
  }

  private sendEvent(envelope: Envelope, position: StreamPosition): void {
    const event = toLiveEvent(envelope);
    if (event)
      for (const connection of this.connectionsByUser.get(event.userId) ?? []) connection.sendEvent(event, position);
  }

  private sendTransientEvent(event: LiveEvent): void {
    for (const connection of this.connectionsByUser.get(event.userId) ?? []) connection.sendTransientEvent(event);
  }

  /** Also closes the streams of sessions that have expired, or whose end was announced while Redis was unavailable. */
  private async heartbeat(): Promise<void> {
    const { position } = this.tail;
    if (!position) return;
    for (const connection of this.connections()) connection.sendHeartbeat(position);
    await this.renewCounts();
    const sessionIds = [...new Set(this.connections().map(({ sessionId }) => sessionId))];
    const checks = await Promise.allSettled(sessionIds.map((id) => this.sessions.exists(id)));
    const ended = new Set(sessionIds.filter((_, i) => checks[i]?.status === 'fulfilled' && !checks[i].value));
    this.closeWhere(({ sessionId }) => ended.has(sessionId));
  }

  /** Not for closed connections whose client has yet to read the rest: their count must expire, also after an account's deletion. */
  private async renewCounts(): Promise<void> {
    await this.counter.renew(this.connections().filter(({ isClosed }) => !isClosed)).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the counts of open streams could not be renewed in Redis');
    });
  }

  private connections(): LiveStreamConnection[] {
    return [...this.connectionsByUser.values()].flatMap((connections) => [...connections]);
  }

  private closeWhere(matches: (connection: LiveStreamConnection) => boolean): void {
    for (const connection of this.connections()) if (matches(connection)) connection.close();
  }

  private remove(connection: LiveStreamConnection): void {
    this.counter.remove(connection);
    const connections = this.connectionsByUser.get(connection.userId);
    connections?.delete(connection);
    if (connections?.size === 0) this.connectionsByUser.delete(connection.userId);
  }
}
