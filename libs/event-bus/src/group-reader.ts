import type { Redis } from 'ioredis';
import type { DeliveryHandler } from './delivery-handler.ts';
import { acknowledge, bodyOf, CONSUMER, type Delivery, type StreamEntry } from './delivery.ts';
import { EntityLanes } from './entity-lanes.ts';
import { readIncoming } from './incoming-event.ts';
import { pendingDeliveries } from './pending-deliveries.ts';
import { producerOf } from './stream-keys.ts';

export interface GroupReaderOptions {
  /** For commands; a blocked one would hold up every other. */
  redis: Redis;
  /**
   * Opens a connection for blocking reads. It must not come back by itself: an answer lost with a connection is pending, and
   * only a new reader looks there.
   */
  openBlocking: () => Redis;
  group: string;
  streams: readonly string[];
  subscribed: { has(type: string): boolean };
  handler: DeliveryHandler;
  /** How long one read waits for something new, in milliseconds. */
  blockMs: number;
  /** How many events may be in memory at a time. */
  maxInHand: number;
}

/** Reads a group's streams from what was left pending to what comes in, until it is stopped or something fails. */
export class GroupReader {
  private readonly options: GroupReaderOptions;
  private readonly lanes = new EntityLanes();
  private readonly failure = new AbortController();

  constructor(options: GroupReaderOptions) {
    this.options = options;
  }

  /** Returns when `stop` is aborted and the handlers that were running have ended. @throws what Redis failed with */
  async read(stop: AbortSignal): Promise<void> {
    if (stop.aborted) return;
    const signal = AbortSignal.any([stop, this.failure.signal]);
    const blocking = this.options.openBlocking();
    signal.addEventListener('abort', () => {
      if (blocking.status !== 'end') blocking.disconnect();
    });
    try {
      await this.createGroups();
      for (const stream of this.options.streams) await this.recover(stream, signal);
      while (!signal.aborted) await this.readNext(blocking, signal);
    } catch (error) {
      this.failure.abort(error);
    } finally {
      this.failure.abort(stop.reason);
      await this.lanes.idle();
    }
    if (!stop.aborted) throw this.failure.signal.reason;
  }

  /** From 0: what was published before the group's first start is for it too. */
  private async createGroups(): Promise<void> {
    const { redis, streams, group } = this.options;
    for (const stream of streams) {
      await redis.xgroup('CREATE', stream, group, '0', 'MKSTREAM').catch((error: Error) => {
        if (!error.message.startsWith('BUSYGROUP')) throw error;
      });
    }
  }

  /** One at a time: should one of them end the process, only that one has its delivery counted. */
  private async recover(stream: string, signal: AbortSignal): Promise<void> {
    for await (const delivery of pendingDeliveries(this.options.redis, stream, this.options.group)) {
      signal.throwIfAborted();
      await this.take(delivery, signal);
    }
  }

  private async readNext(blocking: Redis, signal: AbortSignal): Promise<void> {
    const { group, streams, blockMs, maxInHand } = this.options;
    while (this.lanes.size >= maxInHand) await this.lanes.oneDone();
    const count = maxInHand - this.lanes.size;
    const news = streams.map(() => '>');
    const read = await blocking.xreadgroup(
      'GROUP',
      group,
      CONSUMER,
      'COUNT',
      count,
      'BLOCK',
      blockMs,
      'STREAMS',
      ...streams,
      ...news,
    );
    for (const [stream, entries] of (read ?? []) as [string, StreamEntry[]][]) {
      for (const entry of entries)
        void this.take({ stream, id: entry[0], body: bodyOf(entry), deliveries: 1, recovered: false }, signal);
    }
  }

  /**
   * Resolves when the event is done with, has failed for the first time, or waits behind an earlier one of its entity.
   * Never rejects: a failure of Redis ends the reading.
   */
  private take(delivery: Delivery, signal: AbortSignal): Promise<void> {
    const { redis, group, handler, subscribed } = this.options;
    // Removed from the stream since it was given out: erased with the person it was about.
    if (delivery.body === undefined) return this.guard(acknowledge(redis, group, delivery));
    const incoming = readIncoming(delivery.body, { subscribed, producer: producerOf(delivery.stream) });
    if (incoming.kind === 'ignored') return this.guard(acknowledge(redis, group, delivery));
    if (incoming.kind === 'invalid') return this.guard(handler.giveUp(delivery, delivery.deliveries, incoming.reason));
    const { event } = incoming;
    const waits = this.lanes.isBusy(event.entityId);
    const failed = Promise.withResolvers<void>();
    const done = this.lanes.run(event.entityId, () =>
      this.guard(handler.handle(event, delivery, signal, failed.resolve)),
    );
    return waits ? Promise.resolve() : Promise.race([done, failed.promise]);
  }

  private guard(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => this.failure.abort(error));
  }
}
