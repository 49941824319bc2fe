import { createHash } from 'node:crypto';
import { startTestRedis, type TestRedis } from '@memory/testing';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { countersOfAccount } from '../src/attempt-limits/sign-in/failure-counters.ts';
import { FailurePauses } from '../src/attempt-limits/sign-in/failure-pauses.ts';
import { pausesAfterFailures } from '../src/attempt-limits/sign-in/pauses-after-failures.ts';

let testRedis: TestRedis;
let redis: Redis;
beforeAll(async () => {
  testRedis = await startTestRedis();
  redis = new Redis(testRedis.url);
});
afterAll(async () => {
  redis.disconnect();
  await testRedis.stop();
});

const NOW = new Date('2026-03-02T08:00:00Z');
const pauseSecondsAfter = (failures: number): number =>
  pausesAfterFailures.findLast((step) => failures >= step.failures)?.pauseSeconds ?? 0;

/** Names whose counters all differ. */
const distinctDigest = (name: number) => createHash('sha256').update(`name ${name}`).digest();
/** Names that share counters: only two positions exist in each row. */
const collidingDigest = (name: number) => {
  const digest = Buffer.alloc(32, name);
  for (let row = 0; row < 4; row += 1) digest.writeUInt16BE((name >> row) & 1, row * 2);
  return digest;
};

/** Names that share all counters except those of one row. */
const digestDifferingInRow = (row: number) => (name: number) => {
  const digest = Buffer.alloc(32);
  digest.writeUInt16BE(name, row * 2);
  return digest;
};

type Action = { name: number; action: 'fail' | 'succeed' | 'endPause'; repeat: number };
const actions = fc.array(
  fc.record<Action>({
    name: fc.integer({ min: 0, max: 11 }),
    action: fc.constantFrom('fail', 'fail', 'fail', 'succeed', 'endPause'),
    repeat: fc.integer({ min: 1, max: 12 }),
  }),
  { minLength: 1, maxLength: 40 },
);

interface Observation {
  name: number;
  /** The failures of this name that were counted before. */
  failures: number;
  isPaused: boolean;
  /** The pause that the model expects to last still. */
  expectedPause: boolean;
}

/** Carries out the actions in Redis and in a model that counts each name exactly. */
async function observe(digestOf: (name: number) => Buffer, list: readonly Action[]): Promise<Observation[]> {
  await redis.flushall();
  const failures = new Map<number, number>();
  const paused = new Set<number>();
  const observations: Observation[] = [];
  for (const { name, action, repeat } of list) {
    const counters = countersOfAccount(digestOf(name), NOW);
    const pauses = new FailurePauses(redis, counters);
    for (let i = 0; i < repeat; i += 1) {
      if (action === 'endPause') {
        await redis.del(counters.pauseKey);
        paused.delete(name);
        continue;
      }
      const before = failures.get(name) ?? 0;
      const isPaused = await pauses.count().then(
        () => false,
        () => true,
      );
      observations.push({ name, failures: before, isPaused, expectedPause: paused.has(name) });
      if (isPaused) continue;
      if (action === 'succeed') {
        await pauses.succeed();
        continue;
      }
      failures.set(name, before + 1);
      if (pauseSecondsAfter(before + 1) > 0) paused.add(name);
    }
  }
  return observations;
}

describe('pauses after failures', () => {
  it('follow each name exactly while the counters of names differ', async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (list) => {
        for (const { isPaused, expectedPause } of await observe(distinctDigest, list))
          expect(isPaused).toBe(expectedPause);
      }),
      { numRuns: 40 },
    );
  });

  it('are never missing when names share counters: a collision can only add a pause', async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (list) => {
        for (const { isPaused, expectedPause } of await observe(collidingDigest, list))
          expect(isPaused || !expectedPause).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it.each([0, 1, 2, 3])('follow each name exactly while names differ in row %d of the counters', async (row) => {
    await fc.assert(
      fc.asyncProperty(actions, async (list) => {
        for (const { isPaused, expectedPause } of await observe(digestDifferingInRow(row), list))
          expect(isPaused).toBe(expectedPause);
      }),
      { numRuns: 20 },
    );
  });

  it('let the right password through when no pause lasts, whatever other names have failed', async () => {
    await fc.assert(
      fc.asyncProperty(actions, fc.integer({ min: 12, max: 15 }), async (list, name) => {
        await observe(collidingDigest, list);
        const pauses = new FailurePauses(redis, countersOfAccount(collidingDigest(name), NOW));
        await expect(pauses.count()).resolves.toBeUndefined();
        await pauses.succeed();
        await expect(pauses.count()).resolves.toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });

  it.each(['undo', 'succeed'] as const)(
    'a pause is not ended by a parallel attempt with the right password: %s',
    async (outcome) => {
      await redis.flushall();
      const newAttempt = () => new FailurePauses(redis, countersOfAccount(distinctDigest(1), NOW));
      for (let i = 0; i < 18; i += 1) await newAttempt().count();
      const [right, wrong] = [newAttempt(), newAttempt()];
      await right.count();
      await wrong.count();
      await right[outcome]();
      await expect(newAttempt().count()).rejects.toMatchObject({ code: 'too_many_requests' });
    },
  );

  it('that began while the clock of Redis was ahead are not waited for, and the counters end after a day', async () => {
    await redis.flushall();
    const { countersKey, pauseKey } = countersOfAccount(distinctDigest(1), NOW);
    const YEAR_SECONDS = 365 * 24 * 60 * 60;
    await redis.set(countersKey, '', 'EX', YEAR_SECONDS);
    await redis.set(pauseKey, 'an attempt', 'EX', YEAR_SECONDS);
    await new FailurePauses(redis, countersOfAccount(distinctDigest(1), NOW)).count();
    expect(await redis.exists(pauseKey)).toBe(0);
    expect(await redis.ttl(countersKey)).toBeLessThanOrEqual(24 * 60 * 60);
  });

  it('are counted in one string of half a megabyte, whatever names are tried', async () => {
    await redis.flushall();
    const NAMES = 5_000;
    const counts = Array.from({ length: NAMES }, (_, name) =>
      new FailurePauses(redis, countersOfAccount(distinctDigest(name), NOW)).count(),
    );
    await Promise.all(counts);
    expect(await redis.keys('*')).toEqual(['limit:account-failures:2026-03-02']);
    expect(await redis.strlen('limit:account-failures:2026-03-02')).toBeLessThanOrEqual(512 * 1024);
    expect(await redis.ttl('limit:account-failures:2026-03-02')).toBeGreaterThan(0);
  });
});
