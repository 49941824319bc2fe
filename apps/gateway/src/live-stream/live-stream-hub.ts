import { EventTail, MediaProgressSubscriber, type StreamPositions } from '@memory/event-bus';
import type { Envelope } from '@memory/events';
import { ApiError, CONFIG } from '@memory/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { RedisSessionStore } from '../session/redis-session.store.ts';
import { EndedSessionStreamCloser } from './ended-session-stream-closer.ts';
import { type LiveEvent, liveEventTypes, toLiveEvent, toLiveProgressEvent } from './live-event-mappers.ts';
import { LiveStreamConnection } from './live-stream-connection.ts';
import { LiveStreamCounter } from './live-stream-counter.ts';
import { readMissedLiveEvents, type LiveStreamResumePoint } from './missed-live-events.ts';
import { OpenLiveStreams } from './open-live-streams.ts';

const RETRY_AFTER_SECONDS = 5;
/** The `Retry-After` of a gateway that has no room for another stream. The next attempt may reach a gateway with room. */
const FULL_RETRY_AFTER_SECONDS = 60;

/**
 * The rate at which the pages of a stopping gateway reconnect to the other gateways. The pages spread their reconnects over a time that grows with
 * the number of pages, because each reconnect reads a session and the missed events.
 */
const RECONNECTS_PER_SECOND = 100;
const RECONNECT_MIN_MS = 500;
const RECONNECT_SPREAD_MAX_MS = 30_000;

/**
 * Sends live events to the open live streams of this gateway process. Every gateway reads all bus events itself (without a consumer group),
 * so that any gateway can serve any user.
 */
@Injectable()
export class LiveStreamHub implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveStreamHub.name);
  private readonly connections = new OpenLiveStreams();
  private readonly tail: EventTail;
  private readonly endedSessions: EndedSessionStreamCloser;
  private readonly progress: MediaProgressSubscriber;
  private heartbeatTimer: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    redis: GatewayRedis,
    sessions: RedisSessionStore,
    private readonly counter: LiveStreamCounter,
  ) {
    this.tail = new EventTail({
      redisUrl: config.REDIS_URL,
      types: liveEventTypes,
      listener: (event, positions) => this.sendEvent(event, positions),
    });
    this.progress = new MediaProgressSubscriber(config.REDIS_URL, (progress) =>
      this.sendTransientEvent(toLiveProgressEvent(progress)),
    );
    this.endedSessions = new EndedSessionStreamCloser(this.connections, redis, sessions);
  }

  onModuleInit(): void {
    this.tail.start();
    this.endedSessions.subscribe();
    this.heartbeatTimer = setInterval(() => void this.heartbeat(), this.config.STREAM_HEARTBEAT_MS);
  }

  /** Ends all open streams and every stream that is opened later. Called when the gateway no longer accepts connections. */
  endStreams(): void {
    this.isEnding = true;
    const connections = this.connections.all();
    const spreadMs = Math.min((connections.length / RECONNECTS_PER_SECOND) * 1_000, RECONNECT_SPREAD_MAX_MS);
    for (const connection of connections)
      connection.endForReconnect(Math.round(RECONNECT_MIN_MS + Math.random() * spreadMs));
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeatTimer);
    this.endStreams();
    this.endedSessions.unsubscribe();
    this.progress.close();
    this.tail.stop();
  }

  /**
   * Opens a live stream for a user's page, beginning with the events since its resume point.
   * @throws ApiError `too_many_requests` when the user has too many open streams, `service_unavailable` while Redis is unavailable
   *   and while this gateway has no room for more
   */
  async open(userId: string, sessionId: string, resumePoint: LiveStreamResumePoint): Promise<LiveStreamConnection> {
    const { positions } = this.tail;
    if (!positions) throw new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (this.connections.count >= this.config.LIVE_STREAMS_MAX)
      throw new ApiError('service_unavailable', { retryAfterSeconds: FULL_RETRY_AFTER_SECONDS });
    const connection = new LiveStreamConnection(userId, sessionId);
    // The connection is added before the calls below, so that it buffers the events that arrive during these calls.
    this.connections.add(connection);
    connection.body.once('close', () => this.remove(connection));
    try {
      await this.counter.add(connection);
      connection.start(positions, await readMissedLiveEvents(this.tail, userId, resumePoint, positions));
      if (this.isEnding) connection.endForReconnect(RECONNECT_MIN_MS);
    } catch (error) {
      connection.body.destroy();
      throw error;
    }
    return connection;
  }

  private sendEvent(envelope: Envelope, positions: StreamPositions): void {
    const event = toLiveEvent(envelope);
    if (!event) return;
    for (const connection of this.connections.ofUser(event.userId)) connection.sendEvent(event, positions);
  }

  private sendTransientEvent(event: LiveEvent): void {
    for (const connection of this.connections.ofUser(event.userId)) connection.sendTransientEvent(event);
  }

  /** Sends a heartbeat on every stream, renews the counts of the streams, and closes the streams of sessions that no longer exist. */
  private async heartbeat(): Promise<void> {
    const { positions } = this.tail;
    if (!positions) return;
    for (const connection of this.connections.all()) connection.sendHeartbeat(positions);
    await this.renewCounts();
    await this.endedSessions.closeStreams();
  }

  /**
   * Renews the counts of the open streams. A closed stream whose client has not read the rest of its data is not renewed, so that its count
   * expires, also when the account has been deleted.
   */
  private async renewCounts(): Promise<void> {
    await this.counter.renew(this.connections.all().filter(({ isClosed }) => !isClosed)).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the counts of open streams could not be renewed in Redis');
    });
  }

  private remove(connection: LiveStreamConnection): void {
    this.counter.remove(connection);
    this.connections.remove(connection);
  }
}
