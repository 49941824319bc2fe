import { setImmediate } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { parseEvent } from '../parse-event.ts';
import { producerOfStream } from '../redis/redis-keys.ts';
import { envelopeJsonOf, type StreamEntry } from '../redis/stream-entries.ts';
import type { DeliveryHandler } from './delivery-handler.ts';
import { CONSUMER_NAME, type Delivery, readPendingDeliveries } from './delivery.ts';
import { EntityQueues } from './entity-queues.ts';

export interface GroupReaderOptions {
  /** The Redis connection for all commands that do not block. */
  redis: Redis;
  /**
   * Opens a Redis connection for blocking reads. The connection must not reconnect by itself. When a reply is lost with the connection, the entries
   * of this reply are pending, and only a new `GroupReader` reads pending entries.
   */
  openBlockingConnection: () => Redis;
  group: string;
  streams: readonly string[];
  /** The types of events for which the service has a handler. */
  subscribed: { has(type: string): boolean };
  handler: DeliveryHandler;
  /** Called after each successful read of new entries. */
  onRead: () => void;
  /** How long one blocking read waits for new entries, in milliseconds. */
  blockMs: number;
  /**
   * The maximum number of events in memory. One event per stream is read even when the limit is almost reached, so the number can be exceeded by one
   * less than the number of streams.
   */
  maxInFlight: number;
}

/** Reads the streams of a consumer group, first pending entries and then new ones, until it is stopped or Redis fails. */
export class GroupReader {
  private readonly options: GroupReaderOptions;
  private readonly queues = new EntityQueues();
  private readonly failure = new AbortController();

  constructor(options: GroupReaderOptions) {
    this.options = options;
  }

  /**
   * Reads and handles events. Returns when `stop` is aborted and the running handlers have ended.
   * @throws the error of Redis that ended the reading
   */
  async read(stop: AbortSignal): Promise<void> {
    if (stop.aborted) return;
    const signal = AbortSignal.any([stop, this.failure.signal]);
    const blocking = this.options.openBlockingConnection();
    signal.addEventListener('abort', () => blocking.disconnect());
    try {
      await this.createGroups();
      for (const stream of this.options.streams) await this.handlePending(stream, signal);
      while (!signal.aborted) await this.readNew(blocking, signal);
    } catch (error) {
      this.failure.abort(error);
    } finally {
      this.failure.abort(stop.reason);
      await this.queues.waitForAll();
    }
    if (!stop.aborted) throw this.failure.signal.reason;
  }

  /**
   * Creates the consumer groups that do not exist yet. They begin at id 0, so that a group also receives the events that were published before its
   * first start.
   */
  private async createGroups(): Promise<void> {
    const { redis, streams, group } = this.options;
    for (const stream of streams) {
      await redis.xgroup('CREATE', stream, group, '0', 'MKSTREAM').catch((error: Error) => {
        if (!error.message.startsWith('BUSYGROUP')) throw error;
      });
    }
  }

  /** Handles pending events one at a time, so that an event which crashes the process increases only its own delivery count. */
  private async handlePending(stream: string, signal: AbortSignal): Promise<void> {
    for await (const delivery of readPendingDeliveries(this.options.redis, stream, this.options.group)) {
      signal.throwIfAborted();
      await this.startHandling(delivery, signal);
    }
  }

  private async readNew(blocking: Redis, signal: AbortSignal): Promise<void> {
    const { group, streams, onRead, blockMs, maxInFlight } = this.options;
    while (this.queues.size >= maxInFlight) {
      await this.queues.waitForAny();
      // Handlers whose events are acknowledged together end in the same turn of the event loop. After this turn, one read can fill all their places.
      await setImmediate();
    }
    // Redis applies COUNT to each stream separately.
    const count = Math.max(1, Math.floor((maxInFlight - this.queues.size) / streams.length));
    const onlyNew = streams.map(() => '>');
    const reply = await blocking.xreadgroup(
      'GROUP',
      group,
      CONSUMER_NAME,
      'COUNT',
      count,
      'BLOCK',
      blockMs,
      'STREAMS',
      ...streams,
      ...onlyNew,
    );
    onRead();
    for (const [stream, entries] of (reply ?? []) as [string, StreamEntry[]][]) {
      for (const entry of entries) {
        const delivery = {
          stream,
          id: entry[0],
          envelopeJson: envelopeJsonOf(entry),
          deliveries: 1,
          wasPending: false,
        };
        void this.startHandling(delivery, signal);
      }
    }
  }

  /**
   * Starts to handle an event. Resolves when the event is handled, has failed for the first time, or waits for an earlier event of its
   * entity. Never rejects: an error of Redis ends the reading as a whole.
   */
  private startHandling(delivery: Delivery, signal: AbortSignal): Promise<void> {
    const { handler, subscribed } = this.options;
    // The entry was deleted from the stream after its delivery, by deleteEventsOfUser.
    if (delivery.envelopeJson === undefined) return this.abortOnError(handler.acknowledge(delivery));
    const parsed = parseEvent(delivery.envelopeJson, { subscribed, producer: producerOfStream(delivery.stream) });
    if (parsed.kind === 'ignored') return this.abortOnError(handler.acknowledge(delivery));
    if (parsed.kind === 'invalid')
      return this.abortOnError(handler.moveToDeadLetter(delivery, delivery.deliveries, parsed.reason));
    const { event } = parsed;
    const mustWait = this.queues.isBusy(event.entityId);
    const failedOnce = Promise.withResolvers<void>();
    const done = this.queues.enqueue(event.entityId, () =>
      this.abortOnError(handler.handle(event, delivery, signal, failedOnce.resolve)),
    );
    return mustWait ? Promise.resolve() : Promise.race([done, failedOnce.promise]);
  }

  private abortOnError(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => this.failure.abort(error));
  }
}
