import { setTimeout as pause } from 'node:timers/promises';
import type { Envelope } from '@memory/events';
import type { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { LimitFunction } from 'p-limit';
import { bury } from './dead-letter.ts';
import { acknowledge, type Delivery, markDelivery } from './delivery.ts';
import { retryPause } from './retry-pause.ts';

export interface DeliveryHandlerOptions {
  redis: Redis;
  group: string;
  logger: Logger;
  maxDeliveries: number;
  retryBaseMs: number;
  retryMaxMs: number;
  /** Bounds how many handlers run at a time; pauses between attempts do not count. */
  limit: LimitFunction;
  /** The service's handler. */
  dispatch(event: Envelope, delivery: Delivery): Promise<void>;
}

/** Takes one event to its end: handled, or a dead letter after `maxDeliveries`. */
export class DeliveryHandler {
  private readonly options: DeliveryHandlerOptions;

  constructor(options: DeliveryHandlerOptions) {
    this.options = options;
  }

  /**
   * @param failed called after an attempt that failed and will be repeated
   * @throws when `stop` is aborted before the end (the event stays pending) or Redis fails
   */
  async handle(event: Envelope, delivery: Delivery, stop: AbortSignal, failed: () => void): Promise<void> {
    const { redis, group, maxDeliveries } = this.options;
    let { deliveries } = delivery;
    let failure = delivery.recovered ? 'the process ended while handling it' : undefined;
    while (failure === undefined || deliveries < maxDeliveries) {
      stop.throwIfAborted();
      if (failure !== undefined) await markDelivery(redis, group, delivery, ++deliveries);
      failure = await this.attempt(event, delivery, deliveries);
      if (failure === undefined) return acknowledge(redis, group, delivery);
      failed();
      if (deliveries < maxDeliveries) await this.pauseAfter(deliveries, stop);
    }
    await this.giveUp(delivery, deliveries, failure);
  }

  /** Moves a delivery to the dead letters. */
  async giveUp(delivery: Delivery, deliveries: number, reason: string): Promise<void> {
    const { redis, group, logger } = this.options;
    await bury(redis, group, delivery, deliveries, reason);
    logger.error(`${delivery.stream} ${delivery.id} is a dead letter after ${deliveries} deliveries: ${reason}`);
  }

  /** @returns why it failed; undefined when it did not */
  private async attempt(event: Envelope, delivery: Delivery, deliveries: number): Promise<string | undefined> {
    const { limit, dispatch, logger } = this.options;
    try {
      await limit(() => dispatch(event, delivery));
      return undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn(`${event.type} ${event.id} failed at delivery ${deliveries}: ${reason}`);
      return reason;
    }
  }

  private pauseAfter(deliveries: number, stop: AbortSignal): Promise<void> {
    const { retryBaseMs, retryMaxMs } = this.options;
    return pause(retryPause(deliveries, { baseMs: retryBaseMs, maxMs: retryMaxMs }), undefined, { signal: stop });
  }
}
