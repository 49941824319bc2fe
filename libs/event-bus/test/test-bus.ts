import { mediaProcessed, profileUpdated } from '@memory/events';
import { createTestDatabase, startTestRedis, type TestRedis } from '@memory/testing';
import { PgDatabase } from '@memory/testing/pg-database';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RedisStreamsOptions, RedisStreamsServer } from '../src/consumer/redis-streams.server.ts';
import {
  createEnvelope,
  type EventOf,
  handleOnce,
  publishEnvelopes,
  type SqlExecutor,
  writeOutbox,
} from '../src/index.ts';
import { OutboxRelay, type OutboxRelayOptions } from '../src/outbox/outbox-relay.ts';
import { formatRulesOfRedisUsers } from '../src/redis/redis-acl.ts';
import { type ChildFixture, startChildFixture } from './fixture/child-fixture.ts';
import { insertEffect } from './fixture/insert-effect.ts';

export type ProfileUpdated = EventOf<typeof profileUpdated>;

export const GROUP = 'journal-svc';

const USER_ID = '01980000-0000-7000-8000-000000000000';

const eventInput = (entityId: string, username: string) => ({
  entityId,
  data: { userId: USER_ID, username, firstName: null, lastName: null, profileImageUrl: null, version: 1 },
});

export const profileUpdatedEvent = (entityId: string, username: string): ProfileUpdated =>
  createEnvelope(profileUpdated, eventInput(entityId, username));

export const writeProfileUpdated = (tx: SqlExecutor, entityId: string, username: string): Promise<string> =>
  writeOutbox(tx, profileUpdated, eventInput(entityId, username));

/** A database, a Redis and all relays and consumers that a test starts on them. `stop` closes them in reverse order. */
export class TestBus {
  readonly database: PgDatabase;
  readonly server: TestRedis;
  readonly redis: Redis;
  readonly databaseUrl: string;
  private readonly cleanups: (() => Promise<unknown>)[] = [];

  private constructor(databaseUrl: string, server: TestRedis) {
    this.databaseUrl = databaseUrl;
    this.server = server;
    this.database = new PgDatabase(databaseUrl);
    this.redis = new Redis(server.url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
    // Connection errors are ignored, because some tests kill the server; ioredis reconnects by itself.
    this.redis.on('error', () => undefined);
  }

  static async start(): Promise<TestBus> {
    Logger.overrideLogger(false);
    const [database, server] = await Promise.all([
      createTestDatabase({ migrations: 'libs/event-bus/test' }),
      startTestRedis({ appendOnly: true, users: formatRulesOfRedisUsers((user) => user) }),
    ]);
    const bus = new TestBus(database.url, server);
    bus.cleanups.push(
      database.drop,
      () => server.stop(),
      () => bus.database.close(),
      async () => bus.redis.disconnect(),
    );
    return bus;
  }

  async stop(): Promise<void> {
    for (const cleanup of this.cleanups.toReversed()) await cleanup();
  }

  publish(...events: ProfileUpdated[]): Promise<void> {
    return publishEnvelopes(this.redis, 'social', events);
  }

  /** Writes the event `profile.updated` to the outbox in a transaction, as a service does. */
  write(entityId: string, username: string): Promise<string> {
    return this.database.$transaction((tx) => writeProfileUpdated(tx, entityId, username));
  }

  async startRelay(options: Partial<OutboxRelayOptions> = {}): Promise<OutboxRelay> {
    const relay = new OutboxRelay({
      producer: 'social',
      databaseUrl: this.databaseUrl,
      redisUrl: this.server.urlFor('social-svc'),
      pollIntervalMs: 50,
      groups: [GROUP],
      ...options,
    });
    await relay.onModuleInit();
    this.cleanups.push(() => relay.beforeApplicationShutdown());
    return relay;
  }

  /**
   * Starts a replica of journal-svc in this process. `beforeEffect` runs before the effect of each event and may throw. Like
   * journal-svc, it also reads the stream of media-svc; the handler of those events does nothing.
   */
  async startConsumer(
    beforeEffect: (event: ProfileUpdated) => Promise<void> | void = () => undefined,
    options: Partial<RedisStreamsOptions> = {},
  ): Promise<RedisStreamsServer> {
    const server = new RedisStreamsServer({ ...this.consumerOptions, ...options });
    server.addHandler(mediaProcessed.type, async () => undefined);
    server.addHandler('profile.updated', async (event: ProfileUpdated) => {
      await beforeEffect(event);
      await handleOnce(this.database, event, (tx) => insertEffect(tx, event));
    });
    await server.listen((error) => {
      if (error) throw error;
    });
    this.cleanups.push(() => server.close());
    return server;
  }

  startConsumerProcess(options: object): ChildFixture {
    return this.startProcess('consumer-process', { ...this.consumerOptions, ...options });
  }

  startRelayProcess(): ChildFixture {
    return this.startProcess('relay-process', { redisUrl: this.server.urlFor('social-svc') });
  }

  private startProcess(name: string, options: object): ChildFixture {
    const child = startChildFixture(name, { ...options, databaseUrl: this.databaseUrl });
    this.cleanups.push(async () => child.process.kill('SIGKILL'));
    return child;
  }

  /** Returns `entityId:username` of every effect, in the order of the effects. */
  async readEffects(): Promise<string[]> {
    const rows = await this.database.$queryRawUnsafe<{ entity_id: string; username: string }[]>(
      'SELECT entity_id, username FROM effect ORDER BY place',
    );
    return rows.map((row) => `${row.entity_id}:${row.username}`);
  }

  /** Returns `entityId:username` of every published event that is kept for a group, in the order of the stream. */
  async readKept(): Promise<string[]> {
    const rows = await this.database.$queryRawUnsafe<{ entity_id: string; data: { username: string } }[]>(
      'SELECT entity_id, data FROM published_event ORDER BY stream_ms, stream_sequence',
    );
    return rows.map(({ entity_id, data }) => `${entity_id}:${data.username}`);
  }

  /** Returns how many stream entries are delivered and not acknowledged. */
  async countPending(): Promise<number> {
    const [count] = (await this.redis.xpending('events:social', GROUP)) as [number];
    return count;
  }

  private get consumerOptions(): RedisStreamsOptions {
    return {
      redisUrl: this.server.urlFor(GROUP),
      group: GROUP,
      leaseMs: 300,
      retryBaseMs: 10,
      retryMaxMs: 40,
      maxDeliveries: 4,
    };
  }
}
