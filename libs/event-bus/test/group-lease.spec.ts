import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@memory/testing';
import { GroupLease } from '../src/group-lease.ts';
import { leaseOf } from '../src/stream-keys.ts';
import { Bus, GROUP } from './bus.ts';

const SHORT_MS = 900;
/** Longer than every test: the lease changes its holder only when the holder releases it. */
const LONG_MS = 600_000;

let bus: Bus;
let stop: AbortController;
beforeEach(async () => {
  bus = await Bus.start();
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await bus.stop();
});

async function acquired(leaseMs: number): Promise<GroupLease> {
  const lease = new GroupLease(bus.redis, GROUP, leaseMs);
  await lease.acquire(stop.signal);
  return lease;
}

/** A lease that ran out unnoticed, as in a process that was paused, and that another replica has now. */
async function overtaken(leaseMs: number): Promise<{ paused: GroupLease; holder: GroupLease }> {
  const paused = await acquired(leaseMs);
  await bus.redis.del(leaseOf(GROUP));
  return { paused, holder: await acquired(LONG_MS) };
}

const remainingMs = () => bus.redis.pttl(leaseOf(GROUP));

/** Since the statistics were reset. */
const renewalsAsked = async (): Promise<number> =>
  Number(/cmdstat_eval:calls=(\d+)/.exec(await bus.redis.info('commandstats'))?.[1] ?? 0);

describe('the lease of a group', () => {
  it('is kept as long as its holder renews it', async () => {
    const lease = await acquired(SHORT_MS);
    const key = await bus.redis.get(leaseOf(GROUP));
    for (let renewals = 0, before = await remainingMs(); renewals < 3; renewals++) {
      before = await eventually(async () => {
        const [last, now] = [before, (before = await remainingMs())];
        expect(now).toBeGreaterThan(last);
        return now;
      });
    }
    expect(await bus.redis.get(leaseOf(GROUP))).toBe(key);
    expect(lease.signal.aborted).toBe(false);
    await lease.release();
  });

  it('is lost by its own clock to a holder that cannot reach Redis', async () => {
    const lease = await acquired(SHORT_MS);
    await bus.server.kill();
    await eventually(() => expect(lease.signal.aborted).toBe(true));
    await bus.server.restart();
    await lease.release();
  });

  it('is not renewed by one that lost it, who notices', async () => {
    const { paused, holder } = await overtaken(SHORT_MS);
    await bus.redis.config('RESETSTAT');
    await eventually(() => expect(paused.signal.aborted).toBe(true));
    // The first refusal is enough: it does not go on asking until its own clock runs out.
    expect(await renewalsAsked()).toBeLessThanOrEqual(1);
    expect(await remainingMs()).toBeGreaterThan(SHORT_MS);
    expect(holder.signal.aborted).toBe(false);
    await holder.release();
  });

  it('is not given up by one that lost it', async () => {
    const { paused, holder } = await overtaken(LONG_MS);
    const key = await bus.redis.get(leaseOf(GROUP));
    await paused.release();
    expect(await bus.redis.get(leaseOf(GROUP))).toBe(key);
    await holder.release();
    expect(await bus.redis.exists(leaseOf(GROUP))).toBe(0);
  });

  it('goes to a standby when its holder gives it up', async () => {
    const lease = await acquired(LONG_MS);
    const standby = acquired(SHORT_MS);
    await lease.release();
    await (await standby).release();
    expect(lease.signal.aborted).toBe(false);
  });
});
