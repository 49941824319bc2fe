import { eventually, startTestRedis, type TestRedis } from '@memory/testing';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import pLimit from 'p-limit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryHandler, type DeliveryHandlerOptions } from '../src/consumer/delivery-handler.ts';
import { GroupReader, type GroupReaderOptions } from '../src/consumer/group-reader.ts';
import { listDeadLetters } from '../src/dead-letters.ts';
import { publishEnvelopes } from '../src/index.ts';
import { replayStreamKey } from '../src/redis/redis-keys.ts';
import { GROUP, type ProfileUpdated, profileUpdatedEvent } from './test-bus.ts';

const STREAM = 'events:social';
/** Longer than every test. */
const LONG_MS = 600_000;

let server: TestRedis;
let redis: Redis;
let stop: AbortController;
let connections: Redis[];
/** The reads that a test has started. */
let reads: Promise<void>[];
let readCount: number;
let begun: string[];
let handled: string[];
beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await startTestRedis();
  redis = new Redis(server.url);
});
beforeEach(async () => {
  await redis.flushall();
  stop = new AbortController();
  [connections, reads, begun, handled, readCount] = [[], [], [], [], 0];
});
afterEach(async () => {
  stop.abort();
  await Promise.allSettled(reads);
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

function openConnection(): Redis {
  const connection = new Redis(server.url, { maxRetriesPerRequest: 0, retryStrategy: () => null });
  connection.on('error', () => undefined);
  connections.push(connection);
  return connection;
}

type Handle = (username: string) => Promise<unknown> | void;
type Options = Partial<Pick<GroupReaderOptions, 'redis' | 'streams' | 'maxInFlight'> & DeliveryHandlerOptions>;

/** Starts a reader whose handler records the username of each event. */
function startReader(handle: Handle = () => undefined, options: Options = {}): Promise<void> {
  const reader = new GroupReader({
    redis,
    openBlockingConnection: openConnection,
    group: GROUP,
    streams: [STREAM],
    subscribed: new Set(['profile.updated']),
    handler: new DeliveryHandler({
      redis: options.redis ?? redis,
      group: GROUP,
      logger: new Logger(),
      maxDeliveries: 4,
      retryBaseMs: LONG_MS,
      retryMaxMs: LONG_MS,
      limit: pLimit(16),
      dispatch: async (event) => {
        const { username } = (event as ProfileUpdated).data;
        begun.push(username);
        await handle(username);
        handled.push(username);
      },
      ...options,
    }),
    onRead: () => (readCount += 1),
    blockMs: 20,
    maxInFlight: 100,
    ...options,
  });
  const read = reader.read(stop.signal);
  reads.push(read);
  return read;
}

const event = (text: string) => profileUpdatedEvent(text.replace(/\d+$/, ''), text);
/** Publishes an event for each text, which is its username; without the digits at its end it is the entity. */
const publish = (...texts: string[]) => publishEnvelopes(redis, 'social', texts.map(event));
/** Publishes events that an earlier reader has read and not acknowledged. */
async function publishAsPending(...texts: string[]): Promise<void> {
  await redis.xgroup('CREATE', STREAM, GROUP, '0', 'MKSTREAM');
  await publish(...texts);
  await redis.xreadgroup('GROUP', GROUP, 'reader', 'STREAMS', STREAM, '>');
}
const countPending = async () => ((await redis.xpending(STREAM, GROUP)) as [number])[0];
const readLetters = () => listDeadLetters(redis, { producer: 'social', group: GROUP });
const untilHandled = (...texts: string[]) => eventually(() => expect(handled).toEqual(texts));
const untilNothingIsPending = () => eventually(async () => expect(await countPending()).toBe(0));

/** A handler that takes a few round trips, and records how many of its calls run at the same time. */
function createSlowHandler() {
  const seen = { running: 0, most: 0 };
  const handle = async () => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    for (let i = 0; i < 10; i += 1) await redis.ping();
    seen.running -= 1;
  };
  return { seen, handle };
}

describe('a group reader', () => {
  it('reads what was published before the group existed, and what comes after a time without events', async () => {
    await publish('li1');
    void startReader();
    await untilHandled('li1');
    const before = readCount;
    await eventually(() => expect(readCount).toBeGreaterThan(before + 2));
    await publish('li2');
    await untilHandled('li1', 'li2');
    await untilNothingIsPending();
  });

  it('begins nothing when it is stopped before it starts', async () => {
    stop.abort();
    await startReader();
    expect([connections, await redis.exists(STREAM)]).toEqual([[], 0]);
  });

  it('closes its connection when it is stopped, and returns when the running handlers have ended', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    const read = startReader(() => promise);
    await publish('li');
    await eventually(() => expect(begun).toEqual(['li']));
    stop.abort();
    await eventually(() => expect(connections.map(({ status }) => status)).toEqual(['end']));
    expect(handled).toEqual([]);
    finish();
    await read;
    expect([handled, await countPending()]).toEqual([['li'], 0]);
  });

  it('ends with the error of Redis, and closes its connection', async () => {
    await redis.set(STREAM, 'not a stream');
    await expect(startReader()).rejects.toThrow('WRONGTYPE');
    await eventually(() => expect(connections.map(({ status }) => status)).toEqual(['end']));
  });

  it('ends when an event cannot be acknowledged, which is then pending for the next reader', async () => {
    const commands = openConnection();
    const read = startReader(() => commands.disconnect(), { redis: commands });
    await publish('li');
    await expect(read).rejects.toThrow('Connection is closed');
    expect(await countPending()).toBe(1);
  });

  it('has at most `maxInFlight` events in memory', async () => {
    const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    await publish(...texts);
    const { seen, handle } = createSlowHandler();
    void startReader(handle, { maxInFlight: 2 });
    await eventually(() => expect(handled.toSorted()).toEqual(texts));
    expect(seen.most).toBe(2);
  });

  it('has at most `maxInFlight` events of all its streams together in memory', async () => {
    const replays = replayStreamKey('social', GROUP);
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
    await publish(...texts);
    for (const text of texts) await redis.xadd(replays, '*', 'event', JSON.stringify(event(`replayed ${text}`)));
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    void startReader(() => promise, { streams: [replays, STREAM], maxInFlight: 4 });
    await eventually(() => expect(begun.length).toBeGreaterThanOrEqual(4));
    const pending = await Promise.all([replays, STREAM].map((stream) => redis.xpending(stream, GROUP)));
    finish();
    expect(pending.map(([count]) => count)).toEqual([2, 2]);
    await eventually(() => expect(handled).toHaveLength(12));
  });

  it('counts the first delivery of a new event as its first attempt', async () => {
    await publish('li');
    void startReader(undefined, { maxDeliveries: 1 });
    await untilHandled('li');
    await untilNothingIsPending();
    expect(await readLetters()).toEqual([]);
  });
});

describe('pending events', () => {
  it('are handled one at a time and before new ones, so that one that ends the process is the only one counted', async () => {
    await publishAsPending('a', 'b', 'c');
    await publish('new');
    const { seen, handle } = createSlowHandler();
    void startReader(handle);
    await untilHandled('a', 'b', 'c', 'new');
    expect(seen.most).toBe(1);
  });

  it('do not wait for one that has failed, nor for those of its entity behind it', async () => {
    await publishAsPending('li1', 'li2', 'wang');
    await publish('new');
    void startReader((username) => {
      if (username === 'li1') throw new Error('not now');
    });
    await untilHandled('wang', 'new');
    expect(begun).toEqual(['li1', 'wang', 'new']);
  });

  it('are acknowledged without an attempt when the stream no longer contains them', async () => {
    await publishAsPending('deleted', 'li');
    const [first] = await redis.xrange(STREAM, '-', '+');
    await redis.xdel(STREAM, first![0]);
    void startReader();
    await untilHandled('li');
    await untilNothingIsPending();
    expect(await readLetters()).toEqual([]);
  });
});

describe('an entry without a handler', () => {
  it('is acknowledged when it is an event of another type', async () => {
    await publishEnvelopes(redis, 'social', [{ ...event('li'), type: 'profile.of.a.newer.version' }]);
    await publish('wang');
    void startReader();
    await untilHandled('wang');
    await untilNothingIsPending();
    expect(await readLetters()).toEqual([]);
  });

  it('is a dead letter when it is no event', async () => {
    await redis.xadd(STREAM, '*', 'event', '{not json');
    await publish('wang');
    void startReader();
    await untilHandled('wang');
    await untilNothingIsPending();
    expect(await readLetters()).toMatchObject([{ event: '{not json', deliveries: 1 }]);
  });
});
