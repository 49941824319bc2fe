import { startTestRedis, type TestRedis } from '@memory/testing';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import {
  type AttemptLimit,
  createAttemptLimit,
  createFailureLimit,
  createResettableFailureLimit,
  enforceAttemptLimits,
} from '../src/attempt-limits/index.ts';

let testRedis: TestRedis;
let redis: Redis;
beforeAll(async () => {
  testRedis = await startTestRedis();
  redis = new Redis(testRedis.url, { maxRetriesPerRequest: 0 });
});
beforeEach(() => redis.flushall());
afterAll(async () => {
  redis.disconnect();
  await testRedis.stop();
});

const DURATION_SECONDS = 100;
type CreateLimit = (limiter: RateLimiterRedis, key: string) => AttemptLimit;
/** A limit of attempts of mei. */
function createLimit(create: CreateLimit, keyPrefix = 'limit', points = 2) {
  const limiter = new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration: DURATION_SECONDS });
  return {
    limit: create(limiter, 'mei'),
    readCount: async () => (await limiter.get('mei'))?.consumedPoints ?? 0,
  };
}

describe.each<[string, CreateLimit, { undone: number; succeeded: number }]>([
  ['of failures until a success', createResettableFailureLimit, { undone: 1, succeeded: 0 }],
  ['of the failures of all', createFailureLimit, { undone: 1, succeeded: 1 }],
  ['of all attempts', createAttemptLimit, { undone: 2, succeeded: 2 }],
])('a limit %s', (_, create, counts) => {
  it('rejects further attempts, and says when the next one is possible', async () => {
    const { limit } = createLimit(create);
    await limit.count();
    await limit.count();
    const rejection = await limit.count().catch((error: unknown) => error);
    expect(rejection).toMatchObject({ code: 'too_many_requests' });
    const { retryAfterSeconds } = rejection as { retryAfterSeconds: number };
    expect([Number.isInteger(retryAfterSeconds), retryAfterSeconds > 0, retryAfterSeconds <= DURATION_SECONDS]).toEqual(
      [true, true, true],
    );
  });

  it('forgets a counter from a time when the clock of Redis was ahead', async () => {
    const { limit, readCount } = createLimit(create);
    await redis.set('limit:mei', 100, 'EX', DURATION_SECONDS * 1_000);
    await limit.count();
    expect(await readCount()).toBe(1);
  });

  it.each([
    ['undone', 'undo'],
    ['succeeded', 'succeed'],
  ] as const)('counts what remains of two attempts when one is %s', async (outcome, method) => {
    const { limit, readCount } = createLimit(create);
    await limit.count();
    await limit.count();
    await limit[method]();
    expect(await readCount()).toBe(counts[outcome]);
  });

  it('rejects attempts while Redis is unavailable', async () => {
    const lost = new Redis({ port: 1, lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => null });
    const limiter = new RateLimiterRedis({ storeClient: lost, keyPrefix: 'lost', points: 2, duration: 1 });
    await expect(create(limiter, 'mei').count()).rejects.toMatchObject({
      code: 'service_unavailable',
      retryAfterSeconds: expect.any(Number),
    });
  });
});

describe('an attempt that several limits count', () => {
  const createLimits = () => [
    createLimit(createFailureLimit, 'first', 10),
    createLimit(createFailureLimit, 'second'),
    createLimit(createFailureLimit, 'third', 10),
  ];
  type Limits = ReturnType<typeof createLimits>;
  const count = (limits: Limits) => enforceAttemptLimits(limits.map(({ limit }) => limit));
  const readCounts = (limits: Limits) => Promise.all(limits.map(({ readCount }) => readCount()));

  it('is counted by each, until it is undone or succeeds', async () => {
    const limits = createLimits();
    const [undone, succeeded] = [await count(limits), await count(limits)];
    expect(await readCounts(limits)).toEqual([2, 2, 2]);
    await undone.undo();
    expect(await readCounts(limits)).toEqual([1, 1, 1]);
    await succeeded.succeed();
    expect(await readCounts(limits)).toEqual([0, 0, 0]);
  });

  it('is taken back by those before the one that rejects it, and never counted by those behind', async () => {
    const limits = createLimits();
    await count(limits);
    await count(limits);
    await expect(count(limits)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await readCounts(limits)).toEqual([2, 3, 2]);
  });

  it('has ended only when each of them has stored that', async () => {
    const stored: string[] = [];
    const slow = (name: string): AttemptLimit => {
      const store = async () => {
        await redis.ping();
        stored.push(name);
      };
      return { count: store, undo: store, succeed: store };
    };
    const attempt = await enforceAttemptLimits([slow('a'), slow('b')]);
    expect(stored.splice(0)).toEqual(['a', 'b']);
    await attempt.undo();
    expect(stored.splice(0).toSorted()).toEqual(['a', 'b']);
    await attempt.succeed();
    expect(stored.toSorted()).toEqual(['a', 'b']);
  });
});
