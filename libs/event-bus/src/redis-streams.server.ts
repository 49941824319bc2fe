import { setTimeout as pause } from 'node:timers/promises';
import { type Envelope, eventCatalog, producers } from '@memory/events';
import { Logger } from '@nestjs/common';
import { BaseRpcContext, type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import type { Redis } from 'ioredis';
import pLimit, { type LimitFunction } from 'p-limit';
import { lastValueFrom } from 'rxjs';
import { DeliveryHandler } from './delivery-handler.ts';
import type { Delivery } from './delivery.ts';
import { GroupLease } from './group-lease.ts';
import { GroupReader } from './group-reader.ts';
import { openRedis, whenReady } from './redis-connection.ts';
import { requestContext } from './request-context.ts';
import { assertSafeRedis } from './safe-redis.ts';
import { replaysOf, streamOf } from './stream-keys.ts';
import { TroubleLog } from './trouble-log.ts';

export interface RedisStreamsOptions {
  redisUrl: string;
  /** The consumer group: the service's name. Every group gets every event once. */
  group: string;
  /** Attempts before an event becomes a dead letter. Default 12. */
  maxDeliveries?: number;
  /** The pause after the first failed attempt, doubled after each further one. Default 250 ms. */
  retryBaseMs?: number;
  /** The longest pause. Default 60 s. */
  retryMaxMs?: number;
  /** How long a replica that stopped without a word keeps the others waiting. Default 5 s. */
  leaseMs?: number;
  /** How many handlers run at a time. Default 16. */
  concurrency?: number;
  /** How many events are held in memory at a time. Default 500. */
  maxInHand?: number;
  /** How long handlers may take to end at `close`. Default 10 s. */
  closeMs?: number;
  /** Start also while Redis is away, and begin when it is there: for a process that has something to do without it. Default false. */
  startWithoutRedis?: boolean;
}

const DEFAULTS = {
  maxDeliveries: 12,
  retryBaseMs: 250,
  retryMaxMs: 60_000,
  leaseMs: 5000,
  concurrency: 16,
  maxInHand: 500,
  closeMs: 10_000,
  startWithoutRedis: false,
};

/** The pause before reading again after Redis failed. */
const RESTART_PAUSE_MS = 250;
const BLOCK_MS = 2000;

/** What a handler may ask for with `@Ctx()`. */
export class DeliveryContext extends BaseRpcContext<[Delivery]> {
  get delivery(): Delivery {
    return this.args[0];
  }
}

/** Nest's transport for events: a consumer group on the streams of every producer that this service subscribes to. */
export class RedisStreamsServer extends Server implements CustomTransportStrategy {
  override transportId = Symbol('redis-streams');
  // Nest would log a handler's error and tell us nothing: the event would be acknowledged.
  override readonly propagatesEventHandlerErrors = true;
  protected override readonly logger = new Logger(RedisStreamsServer.name);
  private readonly options: Required<RedisStreamsOptions>;
  private readonly closing = new AbortController();
  private readonly limit: LimitFunction;
  private redis: Redis | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(options: RedisStreamsOptions) {
    super();
    this.options = { ...DEFAULTS, ...options };
    this.limit = pLimit(this.options.concurrency);
  }

  /** @throws when the event is not in the catalogue, or has a handler already: `handleOnce` remembers an event once for the service */
  override addHandler(
    type: string,
    handler: MessageHandler,
    isEventHandler = true,
    extras: Record<string, unknown> = {},
  ): void {
    if (!eventCatalog.has(type)) throw new Error(`there is no event ${type}: declare it in libs/events`);
    if (this.messageHandlers.has(type)) throw new Error(`${type} has two handlers in ${this.options.group}`);
    super.addHandler(type, handler, isEventHandler, extras);
  }

  async listen(done: (error?: unknown) => void): Promise<void> {
    try {
      const redis = (this.redis = openRedis(this.options.redisUrl, this.logger, { enableAutoPipelining: true }));
      if (!this.options.startWithoutRedis) {
        await whenReady(redis);
        await assertSafeRedis(redis, this.logger);
      }
      if (this.messageHandlers.size > 0) this.work = this.run(redis);
      done();
    } catch (error) {
      this.redis?.disconnect();
      done(error);
    }
  }

  /** Lets the running handlers end and gives the lease to another replica. What was not begun stays pending for it. */
  async close(): Promise<void> {
    this.closing.abort(new Error('closing'));
    // Without Redis nothing could be acknowledged or given back, so there is nothing to wait for.
    if (this.redis?.status === 'ready')
      await Promise.race([this.work, pause(this.options.closeMs, undefined, { ref: false })]);
    this.redis?.disconnect();
  }

  on(): never {
    throw new Error('this transport has no client events');
  }

  unwrap<T>(): T {
    return this.redis as T;
  }

  private async run(redis: Redis): Promise<void> {
    const trouble = new TroubleLog(this.logger);
    const { signal } = this.closing;
    while (!signal.aborted) {
      const lease = new GroupLease(redis, this.options.group, this.options.leaseMs);
      try {
        await lease.acquire(signal);
        await this.reader(redis).read(AbortSignal.any([signal, lease.signal]));
      } catch (error) {
        if (!signal.aborted) trouble.failed('reading events was interrupted', error);
      }
      await lease
        .release()
        .catch((error: unknown) => trouble.failed('the lease could not be given back and will run out', error));
      if (!signal.aborted) await pause(RESTART_PAUSE_MS);
    }
  }

  private reader(redis: Redis): GroupReader {
    const { group, maxDeliveries, retryBaseMs, retryMaxMs, maxInHand, redisUrl } = this.options;
    const { logger, limit } = this;
    const dispatch = (event: Envelope, delivery: Delivery): Promise<void> => this.dispatch(event, delivery);
    return new GroupReader({
      redis,
      openBlocking: () =>
        openRedis(redisUrl, logger, {
          maxRetriesPerRequest: 0,
          autoResendUnfulfilledCommands: false,
          retryStrategy: () => null,
        }),
      group,
      streams: this.streams(),
      subscribed: this.messageHandlers,
      handler: new DeliveryHandler({ redis, group, logger, maxDeliveries, retryBaseMs, retryMaxMs, limit, dispatch }),
      blockMs: BLOCK_MS,
      maxInHand,
    });
  }

  /** The streams of the producers subscribed to, and what was replayed from them. */
  private streams(): string[] {
    const wanted = new Set([...this.messageHandlers.keys()].map((type) => eventCatalog.get(type)?.producer));
    const chosen = producers.filter((producer) => wanted.has(producer));
    return chosen.flatMap((producer) => [replaysOf(producer, this.options.group), streamOf(producer)]);
  }

  /** A Nest handler that throws gives back a failed Observable: it must be awaited, or the failure would be acknowledged. */
  private async dispatch(event: Envelope, delivery: Delivery): Promise<void> {
    const handler = this.messageHandlers.get(event.type);
    if (!handler) throw new Error(`no handler for ${event.type}`);
    await requestContext.run({ requestId: event.requestId ?? event.id }, async () => {
      const result: unknown = await handler(event, new DeliveryContext([delivery]));
      await lastValueFrom(this.transformToObservable(result), { defaultValue: undefined });
    });
  }
}
