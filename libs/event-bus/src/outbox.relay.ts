import { eventCatalog, type Envelope, type Producer } from '@memory/events';
import { type BeforeApplicationShutdown, Logger, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Alarm } from './alarm.ts';
import { forgetHandledLongAgo } from './forget-handled.ts';
import { onOutboxWrite } from './outbox.signal.ts';
import { publishEnvelopes } from './publish.ts';
import { openRedis, whenReady } from './redis-connection.ts';
import { assertSafeRedis } from './safe-redis.ts';
import type { Database } from './sql.ts';
import { replaysOf, streamOf } from './stream-keys.ts';
import { BATCH, hasOutbox, takeOutbox } from './take-outbox.ts';
import { groupsOf, trimStream } from './trim-stream.ts';
import { TroubleLog } from './trouble-log.ts';

export interface OutboxRelayOptions {
  /** The service whose outbox this is; its events go to `events:<producer>`. */
  producer: Producer;
  database: Database;
  redisUrl: string;
  /** The longest pause between two looks at an idle outbox. Default 1 s. */
  pollMs?: number;
  /** How often handled events are removed from the stream. Default 60 s. */
  tidyMs?: number;
}

/** The pause after an event was written; it doubles with every look that finds nothing. */
const SHORTEST_PAUSE_MS = 5;

/**
 * Publishes the outbox. Runs in every replica of a service; a lock in the database lets one of them work at a time.
 * What is published is removed in the same transaction, so a crash can repeat an event and never lose one.
 */
export class OutboxRelay implements OnModuleInit, BeforeApplicationShutdown {
  private readonly options: Required<OutboxRelayOptions>;
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly trouble = new TroubleLog(this.logger);
  private readonly alarm = new Alarm();
  private redis!: Redis;
  private stopListening: () => void = () => undefined;
  private pauseMs = SHORTEST_PAUSE_MS;
  private tidiedAt = performance.now();
  private running = false;
  private loop: Promise<void> | undefined;

  constructor(options: OutboxRelayOptions) {
    this.options = { pollMs: 1000, tidyMs: 60_000, ...options };
  }

  /** Checks Redis and starts. @throws when this Redis may throw events away */
  async onModuleInit(): Promise<void> {
    // A publish must fail within the transaction that removes the rows, not wait for a Redis that may be gone for long.
    const failAtOnce = {
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 5000,
    };
    this.redis = openRedis(this.options.redisUrl, this.logger, failAtOnce);
    try {
      await whenReady(this.redis);
      await assertSafeRedis(this.redis, this.logger);
    } catch (error) {
      this.redis.disconnect();
      throw error;
    }
    this.redis.on('ready', () => this.wake());
    this.stopListening = onOutboxWrite(() => this.wake());
    this.running = true;
    this.loop = this.run();
  }

  /** Finishes what is in hand and stops. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening();
    this.running = false;
    this.alarm.ring();
    await this.loop;
    this.redis.disconnect();
  }

  /** Looks soon: for writers that insert into the outbox with a statement of their own. */
  wake(): void {
    this.pauseMs = SHORTEST_PAUSE_MS;
    this.alarm.ring();
  }

  private async run(): Promise<void> {
    while (this.running) {
      this.pauseMs = Math.min(this.pauseMs * 2, this.options.pollMs);
      await this.look();
      if (!this.running) return;
      // Spread, so that the replicas of a service do not look at the same moments.
      await this.alarm.wait(this.pauseMs * (0.75 + Math.random() / 2));
    }
  }

  private async look(): Promise<void> {
    try {
      if (this.redis.status !== 'ready') return;
      while (this.running && (await hasOutbox(this.options.database)) && (await this.publishBatch()) === BATCH);
      await this.tidy();
      this.trouble.works('publishing events again');
    } catch (error) {
      this.trouble.failed('events cannot be published and stay in the outbox', error);
    }
  }

  private publishBatch(): Promise<number> {
    return this.options.database.$transaction(
      async (tx) => {
        const envelopes = await takeOutbox(tx);
        if (envelopes.length > 0)
          await publishEnvelopes(
            this.redis,
            this.options.producer,
            envelopes.map((envelope) => this.own(envelope)),
          );
        return envelopes.length;
      },
      { timeout: 15_000 },
    );
  }

  /** Subscribers look for an event on the stream of its declared producer: on another it would never be seen. */
  private own(envelope: Envelope): Envelope {
    const declared = eventCatalog.get(envelope.type)?.producer ?? this.options.producer;
    if (declared !== this.options.producer)
      throw new Error(`${envelope.type} belongs to ${declared}, not to ${this.options.producer}`);
    return envelope;
  }

  private async tidy(): Promise<void> {
    if (performance.now() - this.tidiedAt < this.options.tidyMs) return;
    this.tidiedAt = performance.now();
    const stream = streamOf(this.options.producer);
    await trimStream(this.redis, stream);
    for (const group of await groupsOf(this.redis, stream))
      await trimStream(this.redis, replaysOf(this.options.producer, group), 0);
    await forgetHandledLongAgo(this.options.database);
  }
}
