import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import type { Envelope } from '@memory/events';
import type { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { LimitFunction } from 'p-limit';
import { moveToDeadLetter } from '../dead-letters.ts';
import { withJitter } from '../delays.ts';
import { type Delivery, storeDeliveryCount } from './delivery.ts';

interface Batch {
  readonly ids: string[];
  readonly sent: Promise<void>;
}

/** Acknowledges the deliveries of a consumer group. One command per stream acknowledges all deliveries of the same turn of the event loop. */
class Acknowledger {
  private readonly redis: Redis;
  private readonly group: string;
  private readonly batches = new Map<string, Batch>();

  constructor(redis: Redis, group: string) {
    this.redis = redis;
    this.group = group;
  }

  /** Resolves when Redis has stored the acknowledgement. @throws when Redis fails */
  acknowledge({ stream, id }: Pick<Delivery, 'stream' | 'id'>): Promise<void> {
    let batch = this.batches.get(stream);
    if (!batch) {
      const ids: string[] = [];
      batch = { ids, sent: this.send(stream, ids) };
      this.batches.set(stream, batch);
    }
    batch.ids.push(id);
    return batch.sent;
  }

  private async send(stream: string, ids: readonly string[]): Promise<void> {
    await setImmediate();
    this.batches.delete(stream);
    await this.redis.xack(stream, this.group, ...ids);
  }
}

export interface DeliveryHandlerOptions {
  redis: Redis;
  group: string;
  logger: Logger;
  maxDeliveries: number;
  retryBaseMs: number;
  retryMaxMs: number;
  /** Limits how many handlers run at the same time. Events that wait for their next attempt do not count. */
  limit: LimitFunction;
  /** Calls the service's handler for the type of this event. */
  dispatch(event: Envelope): Promise<void>;
}

/** Handles one event with retries, until the event is acknowledged or has become a dead letter. */
export class DeliveryHandler {
  private readonly options: DeliveryHandlerOptions;
  private readonly acknowledger: Acknowledger;

  constructor(options: DeliveryHandlerOptions) {
    this.options = options;
    this.acknowledger = new Acknowledger(options.redis, options.group);
  }

  /**
   * Calls the event's handler until it succeeds, or until the event has become a dead letter after too many attempts.
   * @param onFailedAttempt called after each failed attempt
   * @throws when `stop` is aborted first (the event then stays pending), or when Redis fails
   */
  async handle(event: Envelope, delivery: Delivery, stop: AbortSignal, onFailedAttempt: () => void): Promise<void> {
    const { redis, group, maxDeliveries } = this.options;
    let { deliveries } = delivery;
    let failure = delivery.wasPending ? 'the process ended while handling it' : undefined;
    while (failure === undefined || deliveries < maxDeliveries) {
      stop.throwIfAborted();
      if (failure !== undefined) await storeDeliveryCount(redis, group, delivery, ++deliveries);
      failure = await this.attempt(event, deliveries);
      if (failure === undefined) return this.acknowledge(delivery);
      onFailedAttempt();
      if (deliveries < maxDeliveries) await delay(this.backoffMs(deliveries), undefined, { signal: stop });
    }
    await this.moveToDeadLetter(delivery, deliveries, failure);
  }

  /** Acknowledges an event that has been handled, or for which there is no handler. */
  acknowledge(delivery: Delivery): Promise<void> {
    return this.acknowledger.acknowledge(delivery);
  }

  async moveToDeadLetter(delivery: Delivery, deliveries: number, reason: string): Promise<void> {
    const { redis, group, logger } = this.options;
    await moveToDeadLetter(redis, group, delivery, deliveries, reason);
    logger.error(`${delivery.stream} ${delivery.id} is a dead letter after ${deliveries} deliveries: ${reason}`);
  }

  /**
   * Calls the handler once.
   * @returns the error message if the handler failed, otherwise undefined
   */
  private async attempt(event: Envelope, deliveries: number): Promise<string | undefined> {
    const { limit, dispatch, logger } = this.options;
    try {
      await limit(() => dispatch(event));
      return undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn(`${event.type} ${event.id} failed at delivery ${deliveries}: ${reason}`);
      return reason;
    }
  }

  /**
   * Returns the delay before the next attempt: exponential backoff with a jitter, so that events that failed together are not retried at the
   * same moment.
   */
  private backoffMs(deliveries: number): number {
    const { retryBaseMs, retryMaxMs } = this.options;
    return withJitter(Math.min(retryBaseMs * 2 ** (deliveries - 1), retryMaxMs));
  }
}
