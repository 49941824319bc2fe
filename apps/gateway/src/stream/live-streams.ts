import { EventTail, MediaProgressSubscriber, parseStreamPosition, type StreamPosition } from '@memory/event-bus';
import type { Envelope } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, type GatewayConfig } from '../config.ts';
import { unlessAway } from '../redis-away.ts';
import { GatewayRedis } from '../redis.ts';
import { RedisSessionStore, SESSION_ENDED_CHANNEL } from '../session/redis-session.store.ts';
import { type LiveEvent, liveEventOf, liveEventTypes, liveProgressOf } from './live-events.ts';
import { LiveStream } from './live-stream.ts';
import { StreamCounter } from './stream-counter.ts';

/** A page's request may have been under way for so long; what it is told twice changes nothing there. */
const ON_THE_WAY_MS = 2_000;

/** How far a page has heard of everything: until `lastEventId`, or until it was opened, `age` milliseconds ago; without either, until now. */
interface PagePlace {
  lastEventId?: string | undefined;
  age?: number | undefined;
}

/** The pages that are open at this gateway. Each gateway reads the bus itself, so that any of them can serve anybody. */
@Injectable()
export class LiveStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveStreams.name);
  private readonly open = new Map<string, Set<LiveStream>>();
  private readonly tail: EventTail;
  private readonly endings: Redis;
  private readonly progress: MediaProgressSubscriber;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    redis: GatewayRedis,
    private readonly sessions: RedisSessionStore,
    private readonly counter: StreamCounter,
  ) {
    this.tail = new EventTail({
      redisUrl: config.REDIS_URL,
      types: liveEventTypes,
      listener: (event, at) => this.tell(event, at),
    });
    this.progress = new MediaProgressSubscriber(config.REDIS_URL, (progress) => this.show(liveProgressOf(progress)));
    this.endings = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined });
  }

  onModuleInit(): void {
    this.tail.start();
    this.endings.on('error', (error: Error) => this.logger.warn({ err: error }, 'ends of sessions are not heard of'));
    this.endings.on('message', (_channel: string, sessionId: string) =>
      this.closeWhere((stream) => stream.sessionId === sessionId),
    );
    this.endings
      .subscribe(SESSION_ENDED_CHANNEL)
      .catch((error: unknown) => this.logger.debug({ err: error }, 'stopped before Redis came'));
    this.heartbeat = setInterval(() => void this.beat(), this.config.STREAM_HEARTBEAT_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    // Cut, not ended: a page that reads no more would hold up the gateway, and all of them come back to another.
    for (const stream of this.all()) stream.body.destroy();
    this.endings.disconnect();
    this.progress.close();
    this.tail.stop();
  }

  /**
   * A stream of what happens to a person's things from where its page is.
   * @throws ApiError `too_many_requests` when they have very many open, `service_unavailable` while Redis is away
   */
  async start(userId: string, sessionId: string, page: PagePlace): Promise<LiveStream> {
    const at = this.tail.position;
    if (!at) throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
    const stream = new LiveStream(userId, sessionId);
    // Registered first, so that it receives the events that happen while it is counted and catches up.
    this.open.set(userId, (this.open.get(userId) ?? new Set()).add(stream));
    stream.body.once('close', () => this.forget(stream));
    try {
      await this.counter.add(stream);
      stream.begin(at, await this.missed(userId, page, at));
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
    return stream;
  }

  private async missed(userId: string, page: PagePlace, until: StreamPosition) {
    const events = await unlessAway(this.missedByAll(page, until));
    if (!events) return null;
    return events.flatMap(({ event: envelope, position }) => {
      const event = liveEventOf(envelope);
      return event?.userId === userId ? [{ event, position }] : [];
    });
  }

  private async missedByAll(
    { lastEventId, age }: PagePlace,
    until: StreamPosition,
  ): ReturnType<EventTail['readBetween']> {
    if (lastEventId === undefined) return age === undefined ? [] : this.tail.readRecent(age + ON_THE_WAY_MS, until);
    const since = parseStreamPosition(lastEventId);
    return since && this.tail.readBetween(since, until);
  }

  private tell(envelope: Envelope, position: StreamPosition): void {
    const event = liveEventOf(envelope);
    if (event) for (const stream of this.open.get(event.userId) ?? []) stream.tell(event, position);
  }

  /** What passes and is not told again; it moves no page's place in what is. */
  private show(event: LiveEvent): void {
    for (const stream of this.open.get(event.userId) ?? []) stream.show(event);
  }

  /** Also notices what no message told of: a session that ended by itself, or while Redis was away. */
  private async beat(): Promise<void> {
    const { position } = this.tail;
    if (!position) return;
    for (const stream of this.all()) stream.beat(position);
    await this.renewCounts();
    const ids = [...new Set(this.all().map(({ sessionId }) => sessionId))];
    const states = await Promise.allSettled(ids.map((id) => this.sessions.isAlive(id)));
    const over = new Set(ids.filter((_, index) => states[index]?.status === 'fulfilled' && !states[index].value));
    this.closeWhere(({ sessionId }) => over.has(sessionId));
  }

  /** Not those of closed streams that wait for a page to read the rest: their count must expire, also when the account was deleted. */
  private async renewCounts(): Promise<void> {
    await this.counter.renew(this.all().filter((stream) => !stream.isClosed)).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the counts of open streams could not be renewed in Redis');
    });
  }

  private all(): LiveStream[] {
    return [...this.open.values()].flatMap((streams) => [...streams]);
  }

  private closeWhere(matches: (stream: LiveStream) => boolean): void {
    for (const stream of this.all()) if (matches(stream)) stream.close();
  }

  private forget(stream: LiveStream): void {
    this.counter.remove(stream);
    const streams = this.open.get(stream.userId);
    streams?.delete(stream);
    if (streams?.size === 0) this.open.delete(stream.userId);
  }
}
