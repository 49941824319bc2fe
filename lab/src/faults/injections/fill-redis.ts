import type { Fault } from '../fault.ts';
import { withRedis } from '../stack/with-redis.ts';

const HELD_MS = 12_000;

/** Redis has no memory left for writes. */
export const fillRedis: Fault = {
  name: 'fill-redis',
  description: 'Redis is full (`maxmemory` below what it uses) for 12 s',
  stack: 'other-servers',
  heldMs: HELD_MS,
  async inject({ servers: { redisUrl = '' } }) {
    const setMaxmemory = (bytes: number): Promise<unknown> =>
      withRedis(redisUrl, (redis) => redis.config('SET', 'maxmemory', bytes));
    await setMaxmemory(1);
    return { end: async () => void (await setMaxmemory(0)) };
  },
};
