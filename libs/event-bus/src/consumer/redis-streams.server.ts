import { setTimeout as delay } from 'node:timers/promises';
import { type Envelope, type Producer, eventCatalog, groupsByProducer, producers } from '@memory/events';
import { type INestApplication, Logger } from '@nestjs/common';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import type { Redis } from 'ioredis';
import pLimit, { type LimitFunction } from 'p-limit';
import { assertRedisDurability, openRedisConnection, waitForRedisReady } from '../redis/redis-connection.ts';
import { eventStreamKey, replayStreamKey } from '../redis/redis-keys.ts';
import { StateChangeLogger } from '../redis/state-change-logger.ts';
import { readGroupNames } from '../redis/stream-groups.ts';
import { requestContext } from '../request-context.ts';
import { SpanKind, runInSpan } from '../tracing.ts';
import { DeliveryHandler } from './delivery-handler.ts';
import { GroupLease } from './group-lease.ts';
import { GroupReader } from './group-reader.ts';

export interface RedisStreamsOptions {
  redisUrl: string;
  /** The name of the consumer group, which is the name of the service. Each group handles every event once. */
  group: string;
  /** The number of failed attempts after which an event becomes a dead letter. Default 12. */
  maxDeliveries?: number;
  /** The delay after the first failed attempt, in milliseconds. The delay doubles after each further failed attempt. Default 250 ms. */
  retryBaseMs?: number;
  /** The longest delay between two attempts, in milliseconds. Default 60 s. */
  retryMaxMs?: number;
  /** How long the lease of the replica that reads is valid without a renewal, in milliseconds. Default 5 s. */
  leaseMs?: number;
  /** How many handlers run at the same time. Default 16. */
  concurrency?: number;
  /** How many events are in memory at the same time, waiting or being handled. Default 500. */
  maxInFlight?: number;
  /** How long `close` waits for running handlers, in milliseconds. Default 10 s. */
  closeTimeoutMs?: number;
  /** Whether the application may start while Redis is unavailable. It then begins to read events once Redis is available. Default false. */
  startWithoutRedis?: boolean;
}

const defaultRedisStreamsOptions = {
  maxDeliveries: 12,
  retryBaseMs: 250,
  retryMaxMs: 60_000,
  leaseMs: 5000,
  concurrency: 16,
  maxInFlight: 500,
  closeTimeoutMs: 10_000,
  startWithoutRedis: false,
};

/** How long to wait after an error of Redis before reading again, in milliseconds. */
const RESTART_DELAY_MS = 250;
const BLOCK_MS = 2000;

/** The Nest transport for events: reads, as one consumer group, the streams of all producers whose events the service handles. */
export class RedisStreamsServer extends Server implements CustomTransportStrategy {
  override transportId = Symbol('redis-streams');
  // By default Nest logs an error of an event handler and resolves, so a failed event would be acknowledged.
  override readonly propagatesEventHandlerErrors = true;
  protected override readonly logger = new Logger(RedisStreamsServer.name);
  private readonly options: Required<RedisStreamsOptions>;
  private readonly closing = new AbortController();
  private readonly limit: LimitFunction;
  private redis: Redis | undefined;
  private loop: Promise<void> = Promise.resolve();

  constructor(options: RedisStreamsOptions) {
    super();
    this.options = { ...defaultRedisStreamsOptions, ...options };
    this.limit = pLimit(this.options.concurrency);
  }

  /**
   * Registers the handler of an event type.
   * @throws when the event is not in the catalog, when the event already has a handler (`handled_event` has one row per event and service, so a
   * second handler would never run), or when the event's producer would not keep the event for this group
   */
  override addHandler(
    type: string,
    handler: MessageHandler,
    isEventHandler?: boolean,
    extras?: Record<string, unknown>,
  ): void {
    const definition = eventCatalog.get(type);
    if (!definition) throw new Error(`there is no event ${type}: declare it in libs/events`);
    const { group } = this.options;
    if (this.messageHandlers.has(type)) throw new Error(`${type} has two handlers in ${group}`);
    if (!groupsByProducer[definition.producer].includes(group))
      throw new Error(`${group} handles ${type}: add it to groupsByProducer in libs/events`);
    super.addHandler(type, handler, isEventHandler, extras);
  }

  async listen(done: (error?: unknown) => void): Promise<void> {
    // Stryker disable next-line ObjectLiteral,BooleanLiteral: pipelining makes the commands faster, and changes no result
    const redis = openRedisConnection(this.options.redisUrl, this.logger, { enableAutoPipelining: true });
    this.redis = redis;
    try {
      if (!this.options.startWithoutRedis) {
        await waitForRedisReady(redis);
        await assertRedisDurability(redis, this.logger);
      }
      if (this.messageHandlers.size > 0) this.loop = this.run(redis);
      done();
    } catch (error) {
      redis.disconnect();
      done(error);
    }
  }

  /** Waits for running handlers and releases the lease. Events whose handler has not started stay pending for the next reader. */
  async close(): Promise<void> {
    this.closing.abort(new Error('closing'));
    // Without a connection to Redis, events cannot be acknowledged and the lease cannot be released, so waiting would be useless.
    if (this.redis?.status === 'ready')
      await Promise.race([this.loop, delay(this.options.closeTimeoutMs, undefined, { ref: false })]);
    this.redis?.disconnect();
  }

  on(): never {
    throw new Error('this transport has no client events');
  }

  unwrap<T>(): T {
    return this.redis as T;
  }

  private async run(redis: Redis): Promise<void> {
    const stateLogger = new StateChangeLogger(this.logger);
    const { signal } = this.closing;
    while (!signal.aborted) {
      const lease = new GroupLease(redis, this.options.group, this.options.leaseMs);
      try {
        const wasHeld = await lease.acquire(signal);
        const stop = AbortSignal.any([signal, lease.lostSignal]);
        if (wasHeld) await this.waitForPreviousReader(redis, stop);
        await this.createReader(redis, stateLogger).read(stop);
      } catch (error) {
        if (!signal.aborted) stateLogger.logFailure('reading events was interrupted', error);
      }
      await lease
        .release()
        .catch((error: unknown) => stateLogger.logFailure('the lease was not released and will expire', error));
      if (!signal.aborted) await delay(RESTART_DELAY_MS);
    }
  }

  /**
   * When Redis has lost its data, it has also lost the lease of the previous reader. This method then waits until the previous reader has noticed the
   * loss of its lease. Two replicas that read at the same time would change the order of events.
   */
  private async waitForPreviousReader(redis: Redis, stop: AbortSignal): Promise<void> {
    const { group, leaseMs } = this.options;
    for (const producer of this.subscribedProducers()) {
      const names = await readGroupNames(redis, eventStreamKey(producer));
      if (!names.includes(group)) return delay(leaseMs, undefined, { signal: stop });
    }
  }

  private createReader(redis: Redis, stateLogger: StateChangeLogger): GroupReader {
    const { group, maxDeliveries, retryBaseMs, retryMaxMs, maxInFlight, redisUrl } = this.options;
    const { logger, limit } = this;
    const dispatch = (event: Envelope): Promise<void> => this.dispatch(event);
    return new GroupReader({
      redis,
      openBlockingConnection: () =>
        openRedisConnection(redisUrl, logger, {
          maxRetriesPerRequest: 0,
          autoResendUnfulfilledCommands: false,
          retryStrategy: () => null,
        }),
      group,
      streams: this.subscribedStreams(),
      subscribed: this.messageHandlers,
      handler: new DeliveryHandler({ redis, group, logger, maxDeliveries, retryBaseMs, retryMaxMs, limit, dispatch }),
      onRead: () => stateLogger.logRecovery('reading events again'),
      blockMs: BLOCK_MS,
      maxInFlight,
    });
  }

  /** Returns the names of the event and replay streams of every producer whose events this service handles. */
  private subscribedStreams(): string[] {
    return this.subscribedProducers().flatMap((producer) => [
      replayStreamKey(producer, this.options.group),
      eventStreamKey(producer),
    ]);
  }

  private subscribedProducers(): Producer[] {
    const handledEvents = [...eventCatalog.values()].filter(({ type }) => this.messageHandlers.has(type));
    const withHandler = new Set(handledEvents.map(({ producer }) => producer));
    return producers.filter((producer) => withHandler.has(producer));
  }

  /**
   * Calls the handler of an event and waits for its result. Nest returns an error of the handler as a failed Observable: without waiting for the
   * Observable, the event would be acknowledged.
   */
  private async dispatch(event: Envelope): Promise<void> {
    // A reader passes on only those events that have a handler.
    const handler = this.messageHandlers.get(event.type) as MessageHandler;
    const handle = async (): Promise<void> => {
      const result: unknown = await handler(event);
      await this.transformToObservable(result).forEach(() => undefined);
    };
    const span = { kind: SpanKind.CONSUMER, parent: event.traceparent, attributes: { 'messaging.system': 'redis' } };
    await requestContext.run({ requestId: event.requestId ?? event.id }, () =>
      runInSpan(`handle ${event.type}`, span, handle),
    );
  }
}

/**
 * Connects the application's `@HandlesEvent` methods to the event bus. Must be called before `app.startAllMicroservices()`; the
 * subscription ends with the application.
 */
export function subscribeToEvents(app: INestApplication, options: RedisStreamsOptions): void {
  app.connectMicroservice({ strategy: new RedisStreamsServer(options) });
}
