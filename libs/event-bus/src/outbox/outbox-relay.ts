import type { Producer } from '@memory/events';
import { type BeforeApplicationShutdown, Logger, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { deleteOldHandledEvents } from '../consumer/handled-events.ts';
import { withJitter } from '../jitter.ts';
import { assertRedisDurability } from '../redis/assert-redis-durability.ts';
import { openRedisConnection, waitForRedisReady } from '../redis/redis-connection.ts';
import { StateChangeLogger } from '../redis/state-change-logger.ts';
import { trimProducerStreams } from '../redis/stream-groups.ts';
import type { SqlDatabase } from '../sql-database.ts';
import { hasOutboxEvents, publishOutboxBatch } from './outbox-batch.ts';
import { WakeableTimer } from './wakeable-timer.ts';
import { onOutboxWrite } from './write-outbox.ts';

export interface OutboxRelayOptions {
  /** The service that owns the outbox. The relay publishes the events of the outbox to the stream `events:<producer>`. */
  producer: Producer;
  database: SqlDatabase;
  redisUrl: string;
  /** The longest interval between two polls of an idle outbox, in milliseconds. Default 1 s. */
  maxPollIntervalMs?: number;
  /** The interval at which streams are trimmed and old rows of `handled_event` deleted, in milliseconds. Default 60 s. */
  cleanupIntervalMs?: number;
}

/** The poll interval after a write to the outbox, in milliseconds. The interval doubles with every poll up to `maxPollIntervalMs`. */
const MIN_POLL_INTERVAL_MS = 5;

/**
 * Makes commands fail at once while Redis is unavailable. Publishing must not wait, because it runs inside the transaction that deletes the
 * outbox rows.
 */
const FAIL_FAST = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 5000,
};

/**
 * Publishes the events of a service's outbox to Redis. Every replica of the service runs a relay; an advisory lock in the database lets
 * only one relay publish at a time. The outbox rows are deleted in the transaction during which they are published, so a crash can cause an
 * event to be published twice, but never loses an event.
 */
export class OutboxRelay implements OnModuleInit, BeforeApplicationShutdown {
  private readonly options: Required<OutboxRelayOptions>;
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly stateLogger = new StateChangeLogger(this.logger);
  private readonly timer = new WakeableTimer();
  private redis!: Redis;
  private removeWriteListener: () => void = () => undefined;
  private pollIntervalMs = MIN_POLL_INTERVAL_MS;
  private lastCleanupAt = performance.now();
  private isRunning = true;
  private loop: Promise<void> | undefined;

  constructor(options: OutboxRelayOptions) {
    this.options = { maxPollIntervalMs: 1000, cleanupIntervalMs: 60_000, ...options };
  }

  /** Starts polling. @throws when Redis is not reachable, or is configured to evict keys */
  async onModuleInit(): Promise<void> {
    this.redis = openRedisConnection(this.options.redisUrl, this.logger, FAIL_FAST);
    try {
      await waitForRedisReady(this.redis);
      await assertRedisDurability(this.redis, this.logger);
    } catch (error) {
      this.redis.disconnect();
      throw error;
    }
    this.redis.on('ready', () => this.pollSoon());
    this.removeWriteListener = onOutboxWrite(() => this.pollSoon());
    this.loop = this.run();
  }

  /** Stops polling after the current batch is published. */
  async beforeApplicationShutdown(): Promise<void> {
    this.removeWriteListener();
    this.isRunning = false;
    this.timer.wake();
    await this.loop;
    this.redis.disconnect();
  }

  private pollSoon(): void {
    this.pollIntervalMs = MIN_POLL_INTERVAL_MS;
    this.timer.wake();
  }

  private async run(): Promise<void> {
    while (this.isRunning) {
      this.pollIntervalMs = Math.min(this.pollIntervalMs * 2, this.options.maxPollIntervalMs);
      await this.poll();
      if (!this.isRunning) return;
      // With a jitter, so that the replicas of a service do not poll at the same moments.
      await this.timer.wait(withJitter(this.pollIntervalMs));
    }
  }

  private async poll(): Promise<void> {
    try {
      if (this.redis.status !== 'ready') return;
      const { database, producer } = this.options;
      while (
        this.isRunning &&
        (await hasOutboxEvents(database)) &&
        (await publishOutboxBatch(database, this.redis, producer))
      );
      await this.cleanUp();
      this.stateLogger.logRecovery('publishing events again');
    } catch (error) {
      this.stateLogger.logFailure('events cannot be published and stay in the outbox', error);
    }
  }

  private async cleanUp(): Promise<void> {
    const { cleanupIntervalMs, database, producer } = this.options;
    if (performance.now() - this.lastCleanupAt < cleanupIntervalMs) return;
    this.lastCleanupAt = performance.now();
    await trimProducerStreams(this.redis, producer);
    await deleteOldHandledEvents(database);
  }
}
