import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { mediaProcessed, profileUpdated } from '@memory/events';
import { createTestDatabase, startTestRedis, type TestRedis } from '@memory/testing';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import {
  createEnvelope,
  type EventOf,
  handleOnce,
  OutboxRelay,
  publishEnvelopes,
  RedisStreamsServer,
  type RedisStreamsOptions,
  type SqlExecutor,
  writeOutbox,
} from '../src/index.ts';
import { redisUserRules } from '../src/redis-acl.ts';
import { haveEffect } from './fixture/effect.ts';
import { PgDatabase } from './fixture/pg-database.ts';

// These tests start processes of their own, on machines that may be busy.
jest.setTimeout(30_000);

export type ProfileUpdated = EventOf<typeof profileUpdated>;

export const GROUP = 'journal-svc';

const USER = '01980000-0000-7000-8000-000000000000';

const occurrence = (entityId: string, username: string) => ({
  entityId,
  data: { userId: USER, username, firstName: null, lastName: null, profileImageUrl: null, version: 1 },
});

export const renamed = (entityId: string, username: string): ProfileUpdated =>
  createEnvelope(profileUpdated, occurrence(entityId, username));

export const writeRenamed = (tx: SqlExecutor, entityId: string, username: string): Promise<string> =>
  writeOutbox(tx, profileUpdated, occurrence(entityId, username));

/** A database, a Redis and everything a test starts on them, closed in reverse at the end. */
export class Bus {
  readonly database: PgDatabase;
  readonly server: TestRedis;
  readonly redis: Redis;
  private readonly databaseUrl: string;
  private readonly endings: (() => Promise<unknown>)[] = [];

  private constructor(databaseUrl: string, server: TestRedis) {
    this.databaseUrl = databaseUrl;
    this.server = server;
    this.database = new PgDatabase(databaseUrl);
    this.redis = new Redis(server.url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
    // Tests kill the server; the connection comes back by itself.
    this.redis.on('error', () => undefined);
  }

  static async start(): Promise<Bus> {
    Logger.overrideLogger(false);
    const [database, server] = await Promise.all([
      createTestDatabase({ migrations: 'libs/event-bus/test' }),
      startTestRedis({ appendOnly: true, users: redisUserRules((user) => user) }),
    ]);
    const bus = new Bus(database.url, server);
    bus.endings.push(
      database.drop,
      () => server.stop(),
      () => bus.database.close(),
      async () => bus.redis.disconnect(),
    );
    return bus;
  }

  async stop(): Promise<void> {
    for (const end of this.endings.toReversed()) await end();
  }

  publish(...events: ProfileUpdated[]): Promise<void> {
    return publishEnvelopes(this.redis, 'social', events);
  }

  /** As a service writes: in a transaction. */
  write(entityId: string, username: string): Promise<string> {
    return this.database.$transaction((tx) => writeRenamed(tx, entityId, username));
  }

  async relay(): Promise<OutboxRelay> {
    const relay = new OutboxRelay({
      producer: 'social',
      database: this.database,
      redisUrl: this.server.urlFor('social-svc'),
      pollMs: 50,
    });
    await relay.onModuleInit();
    this.endings.push(() => relay.beforeApplicationShutdown());
    return relay;
  }

  /**
   * A replica of the journal in this process. `before` runs ahead of the effect and may throw. It reads media-svc's stream as well,
   * as the journal does, and handles what media-svc writes without an effect.
   */
  async consumer(
    before: (event: ProfileUpdated) => Promise<void> | void = () => undefined,
    options: Partial<RedisStreamsOptions> = {},
  ): Promise<RedisStreamsServer> {
    const server = new RedisStreamsServer({ ...this.options, ...options });
    server.addHandler(mediaProcessed.type, async () => undefined);
    server.addHandler('profile.updated', async (event: ProfileUpdated) => {
      await before(event);
      await handleOnce(this.database, event, (tx) => haveEffect(tx, event));
    });
    await server.listen((error) => {
      if (error) throw error;
    });
    this.endings.push(() => server.close());
    return server;
  }

  /** Runs `test/fixture/<name>.ts` in a process of its own. */
  child(name: 'consumer' | 'relay', options: object): { process: ChildProcess; says(line: string): Promise<void> } {
    const fixture = fileURLToPath(new URL(`fixture/${name}.ts`, import.meta.url));
    const argument = JSON.stringify({
      ...this.options,
      ...(name === 'relay' && { redisUrl: this.server.urlFor('social-svc') }),
      databaseUrl: this.databaseUrl,
      ...options,
    });
    const child = spawn(process.execPath, ['--no-warnings', fixture, argument], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.endings.push(async () => child.kill('SIGKILL'));
    const lines = createInterface({ input: child.stdout });
    const says = async (expected: string): Promise<void> => {
      for (let line = ''; line !== expected;) [line] = (await once(lines, 'line')) as [string];
    };
    return { process: child, says };
  }

  /** `entity:username` of every effect, in order. */
  async effects(): Promise<string[]> {
    const rows = await this.database.$queryRawUnsafe<{ entity_id: string; username: string }[]>(
      'SELECT entity_id, username FROM effect ORDER BY place',
    );
    return rows.map((row) => `${row.entity_id}:${row.username}`);
  }

  async pending(): Promise<number> {
    const [count] = (await this.redis.xpending('events:social', GROUP)) as [number];
    return count;
  }

  private get options(): RedisStreamsOptions {
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

export async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
