import { withRedis } from '../../product/databases.ts';
import type { Fault } from '../fault.ts';
import { whyNoSmallDisk } from '../stack-variants.ts';

/** No byte is left on the disk of DATA_DIR: of PostgreSQL, Redis, the recordings and photos, and the logs. */
export const fillDisk: Fault = {
  name: 'fill-disk',
  description: 'the disk of DATA_DIR is full for 20 s',
  stack: 'small-disk',
  heldMs: 20_000,
  skipReason: whyNoSmallDisk,
  async inject({ servers: { disk } }) {
    // The product writes meanwhile, so that there may be less space than was asked for; the disk is full then as well.
    await disk!.fill().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
    });
    return { end: () => disk!.free() };
  },
};

/** Redis has no memory left for writes. */
export const fillRedis: Fault = {
  name: 'fill-redis',
  description: 'Redis is full (`maxmemory` below what it uses) for 12 s',
  stack: 'other-servers',
  heldMs: 12_000,
  async inject({ servers: { redisUrl = '' } }) {
    const setMaxmemory = (bytes: number): Promise<unknown> =>
      withRedis(redisUrl, (redis) => redis.config('SET', 'maxmemory', bytes));
    await setMaxmemory(1);
    return { end: async () => void (await setMaxmemory(0)) };
  },
};
