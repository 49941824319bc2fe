import { eventually, startTcpProxy } from '@memory/testing';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GroupLease } from '../src/consumer/group-lease.ts';
import { leaseKey } from '../src/redis/redis-keys.ts';
import { GROUP, TestBus } from './test-bus.ts';

const SHORT_MS = 900;
/** Longer than every test, so that the lease does not expire. */
const LONG_MS = 600_000;

let bus: TestBus;
let stop: AbortController;
beforeEach(async () => {
  bus = await TestBus.start();
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await bus.stop();
});

async function acquireLease(leaseMs: number): Promise<GroupLease> {
  const lease = new GroupLease(bus.redis, GROUP, leaseMs);
  await lease.acquire(stop.signal);
  return lease;
}

/** A lease that expired while its process was paused (`paused`), and that another replica (`holder`) has acquired since. */
async function acquireExpiredLease(leaseMs: number): Promise<{ paused: GroupLease; holder: GroupLease }> {
  const paused = await acquireLease(leaseMs);
  await bus.redis.del(leaseKey(GROUP));
  return { paused, holder: await acquireLease(LONG_MS) };
}

const readTtlMs = () => bus.redis.pttl(leaseKey(GROUP));

/** How many renewals Redis has executed since CONFIG RESETSTAT. */
const countRenewals = async (): Promise<number> =>
  Number(/cmdstat_eval:calls=(\d+)/.exec(await bus.redis.info('commandstats'))?.[1] ?? 0);

describe('GroupLease', () => {
  it('is held as long as its holder renews it', async () => {
    const lease = await acquireLease(SHORT_MS);
    const key = await bus.redis.get(leaseKey(GROUP));
    for (let renewals = 0, before = await readTtlMs(); renewals < 3; renewals++) {
      before = await eventually(async () => {
        const [last, now] = [before, (before = await readTtlMs())];
        expect(now).toBeGreaterThan(last);
        return now;
      });
    }
    expect(await bus.redis.get(leaseKey(GROUP))).toBe(key);
    expect(lease.lostSignal.aborted).toBe(false);
    await lease.release();
  });

  it('expires locally while Redis is unavailable', async () => {
    const lease = await acquireLease(SHORT_MS);
    await bus.server.kill();
    await eventually(() => expect(lease.lostSignal.aborted).toBe(true));
    await bus.server.restart();
    await lease.release();
  });

  it('is reported as lost, and not renewed, when another replica holds it', async () => {
    const { paused, holder } = await acquireExpiredLease(SHORT_MS);
    await bus.redis.config('RESETSTAT');
    await eventually(() => expect(paused.lostSignal.aborted).toBe(true));
    // It stops at the first failed renewal and does not wait for its local expiry.
    expect(await countRenewals()).toBeLessThanOrEqual(1);
    expect(await readTtlMs()).toBeGreaterThan(SHORT_MS);
    expect(holder.lostSignal.aborted).toBe(false);
    await holder.release();
  });

  it('is not released by a replica that lost it', async () => {
    const { paused, holder } = await acquireExpiredLease(LONG_MS);
    const key = await bus.redis.get(leaseKey(GROUP));
    await paused.release();
    expect(await bus.redis.get(leaseKey(GROUP))).toBe(key);
    await holder.release();
    expect(await bus.redis.exists(leaseKey(GROUP))).toBe(0);
  });

  it('is left to expire when Redis does not respond to its release', async () => {
    const proxy = await startTcpProxy(bus.server.url);
    const redis = new Redis(proxy.url);
    const lease = new GroupLease(redis, GROUP, SHORT_MS);
    await lease.acquire(stop.signal);
    proxy.holdAll();
    await lease.release();
    await eventually(async () => expect(await bus.redis.exists(leaseKey(GROUP))).toBe(0));
    redis.disconnect();
    await proxy.stop();
  });

  it('is acquired by a standby as soon as its holder releases it', async () => {
    const lease = await acquireLease(LONG_MS);
    const standby = acquireLease(SHORT_MS);
    await lease.release();
    await (await standby).release();
    expect(lease.lostSignal.aborted).toBe(false);
  });

  it('can be given up by a replica that waits for it', async () => {
    const holder = await acquireLease(LONG_MS);
    await bus.redis.config('RESETSTAT');
    const standby = acquireLease(LONG_MS);
    await eventually(async () => expect(await bus.redis.info('commandstats')).toContain('cmdstat_set:calls=1'));
    stop.abort();
    await expect(standby).rejects.toThrow('The operation was aborted');
    await holder.release();
  });

  it('has no timers after its release: a later holder does not end it', async () => {
    const released = await acquireLease(SHORT_MS);
    await released.release();
    const holder = await acquireLease(SHORT_MS);
    await bus.redis.config('RESETSTAT');
    // The timers of the released lease would run before those of the holder, because they are older.
    await eventually(async () => expect(await countRenewals()).toBeGreaterThan(0));
    await bus.server.kill();
    await eventually(() => expect(holder.lostSignal.aborted).toBe(true));
    expect(released.lostSignal.aborted).toBe(false);
    await bus.server.restart();
  });
});
