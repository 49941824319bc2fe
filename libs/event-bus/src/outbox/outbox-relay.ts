import { setTimeout as delay } from 'node:timers/promises';
import { groupsByProducer, type Producer } from '@memory/events';
import { type BeforeApplicationShutdown, Logger, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { deleteOldHandledEvents } from '../consumer/handled-events.ts';
import { WakeableTimer, withJitter } from '../delays.ts';
import { assertRedisDurability, openRedisConnection, waitForRedisReady } from '../redis/redis-connection.ts';
import { StateChangeLogger } from '../redis/state-change-logger.ts';
import { trimProducerStreams } from '../redis/stream-groups.ts';
import { type EventBusState, measureEvents } from './measure-events.ts';
import { OUTBOX_BATCH_SIZE, publishOutboxBatch, readOutboxState } from './outbox-batch.ts';
import { PUBLISHED_BATCH_SIZE, deleteHandledEvents, hasLostEntries, requeueLostEvents } from './published-events.ts';
import { RelayConnection } from './relay-connection.ts';

export interface OutboxRelayOptions {
  /** The service that owns the outbox. The relay publishes the events of the outbox to the stream `events:<producer>`. */
  producer: Producer;
  /** The URL of the database that contains the outbox. */
  databaseUrl: string;
  redisUrl: string;
  /** The longest interval at which the outbox is polled without a notification, in milliseconds. Default 1 s. */
  pollIntervalMs?: number;
  /** The interval at which the relay deletes handled events and old rows of `handled_event`, and trims streams, in milliseconds. Default 60 s. */
  cleanupIntervalMs?: number;
  /** The consumer groups that must have handled an event before the event is deleted. Default: the groups of the producer in `groupsByProducer`. */
  groups?: readonly string[];
  /** The interval at which the state of the event bus is measured, in milliseconds. Default 15 s. */
  measureIntervalMs?: number;
  /** The producers whose consumer groups are measured. Default: `producer` alone. */
  measuredProducers?: readonly Producer[];
}

/**
 * The pause after events were published, in milliseconds. Under load, each batch then contains the events of the pause; without the pause, every
 * event would cost a transaction and a disk write. Each poll that finds no events or fails doubles the delay before the next poll, up to the poll
 * interval. The relay polls soon after publishing, because a transaction that wrote its event while the outbox contained other events sent no
 * notification, and may be committed later.
 */
const BATCH_PAUSE_MS = 10;

/**
 * Makes commands fail at once while Redis is unavailable. Publishing must not wait for Redis, because it runs inside the transaction that moves the
 * outbox rows.
 */
const FAIL_FAST = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 5000,
};

/**
 * Publishes the events of a service's outbox to Redis when PostgreSQL notifies the relay that events were committed. A notification can be lost with
 * the connection, or can reach a relay that cannot publish at that moment. The relay therefore also polls the outbox, at least once a second.
 *
 * Every replica of the service runs a relay; an advisory lock in the database lets only one relay publish at a time. The transaction that publishes
 * events also moves their outbox rows to `published_event`. A crash can therefore cause an event to be published twice, but never loses an event. The
 * rows of `published_event` are deleted when all groups have handled the events. When Redis loses its data before, the events are published again.
 */
export class OutboxRelay implements OnModuleInit, BeforeApplicationShutdown {
  private readonly options: Required<OutboxRelayOptions>;
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly stateLogger = new StateChangeLogger(this.logger);
  private readonly timer = new WakeableTimer();
  private readonly connection: RelayConnection;
  private redis!: Redis;
  private readonly measureStateLogger = new StateChangeLogger(this.logger);
  private lastCleanupAt = performance.now();
  private lastMeasurementAt = -Infinity;
  private measured: EventBusState | undefined;
  /** Whether more rows of handled events may be left, because the last deletion was a full batch. */
  private hasHandledEvents = false;
  private isRunning = true;
  private loop: Promise<void> | undefined;

  constructor(options: OutboxRelayOptions) {
    const groups = groupsByProducer[options.producer];
    this.options = {
      pollIntervalMs: 1000,
      cleanupIntervalMs: 60_000,
      groups,
      measureIntervalMs: 15_000,
      measuredProducers: [options.producer],
      ...options,
    };
    this.connection = new RelayConnection(options.databaseUrl, () => this.timer.wake());
  }

  /** The state of the event bus at the last measurement; undefined while PostgreSQL or Redis is unavailable. */
  get state(): EventBusState | undefined {
    return this.measured;
  }

  /** Starts publishing. @throws when Redis is not reachable, or is configured to evict keys */
  async onModuleInit(): Promise<void> {
    this.redis = openRedisConnection(this.options.redisUrl, this.logger, FAIL_FAST);
    try {
      await waitForRedisReady(this.redis);
      await assertRedisDurability(this.redis, this.logger);
    } catch (error) {
      this.redis.disconnect();
      throw error;
    }
    this.redis.on('ready', () => this.timer.wake());
    this.loop = this.run();
  }

  /** Stops after the current batch is published. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isRunning = false;
    this.timer.wake();
    await this.loop;
    await this.connection.close();
    this.redis.disconnect();
  }

  private async run(): Promise<void> {
    let delayMs = BATCH_PAUSE_MS;
    while (this.isRunning) {
      if (await this.publishAll()) {
        delayMs = BATCH_PAUSE_MS;
        await delay(delayMs);
      } else if (this.isRunning) {
        delayMs = Math.min(delayMs * 2, this.options.pollIntervalMs);
        await this.timer.wait(withJitter(delayMs));
      }
    }
  }

  /** Publishes all events of the outbox, and again the events that Redis has lost. @returns whether there may be more to publish at once */
  private async publishAll(): Promise<boolean> {
    const { producer } = this.options;
    let published = 0;
    try {
      await this.connection.connect();
      // The relay is woken when Redis is available again.
      if (this.redis.status !== 'ready') {
        this.measured = undefined;
        return false;
      }
      let hasMore = await this.hasEventsToPublish();
      while (hasMore && this.isRunning) {
        const count = await publishOutboxBatch(this.connection, this.redis, producer);
        if (count === 'lost') {
          await this.requeueLostEvents();
          continue;
        }
        published += count;
        hasMore = count === OUTBOX_BATCH_SIZE;
      }
      await this.cleanUp();
      this.stateLogger.logRecovery('publishing events again');
      await this.measure();
    } catch (error) {
      this.measured = undefined;
      this.stateLogger.logFailure('events cannot be published and stay in the outbox', error);
      await this.connection.close();
    }
    return published > 0 || this.hasHandledEvents;
  }

  /** Whether there are events to publish. Also looks for events that Redis has lost; otherwise they would stay lost until the next write. */
  private async hasEventsToPublish(): Promise<boolean> {
    const { hasEvents, lastPublishedId } = await readOutboxState(this.connection);
    if (hasEvents || lastPublishedId === null) return hasEvents;
    if (!(await hasLostEntries(this.redis, this.options.producer, lastPublishedId))) return false;
    await this.requeueLostEvents();
    return true;
  }

  private async requeueLostEvents(): Promise<void> {
    const count = await requeueLostEvents(this.connection, this.redis, this.options.producer);
    if (count > 0) this.logger.warn(`Redis has lost data: ${count} events are published again`);
  }

  private async cleanUp(): Promise<void> {
    const { cleanupIntervalMs, producer, groups } = this.options;
    const isDue = performance.now() - this.lastCleanupAt >= cleanupIntervalMs;
    if (isDue) {
      this.lastCleanupAt = performance.now();
      await trimProducerStreams(this.redis, producer, groups);
      // One batch a minute is enough: it deletes up to seven million rows a day.
      await deleteOldHandledEvents(this.connection);
    }
    if (!isDue && !this.hasHandledEvents) return;
    // Only one batch, so that new events do not wait until thousands of handled events are deleted.
    const deleted = await deleteHandledEvents(this.connection, this.redis, producer, groups);
    this.hasHandledEvents = deleted === PUBLISHED_BATCH_SIZE;
  }

  /** The relay measures between its transactions, not when metrics are read: its connection must not be used in the middle of a transaction. */
  private async measure(): Promise<void> {
    const { measureIntervalMs, measuredProducers } = this.options;
    if (performance.now() - this.lastMeasurementAt < measureIntervalMs) return;
    this.lastMeasurementAt = performance.now();
    try {
      this.measured = await measureEvents(this.connection, this.redis, measuredProducers);
      this.measureStateLogger.logRecovery('the state of the event bus is measured again');
    } catch (error) {
      // A failed measurement must not stop publishing. It fails, for example, when an operator's own Redis lacks a permission.
      this.measured = undefined;
      this.measureStateLogger.logFailure('the state of the event bus cannot be measured', error);
    }
  }
}
