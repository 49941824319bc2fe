import type { Redis } from 'ioredis';
import type { StreamEntry } from './delivery.ts';

const PAGE = 500;

/** Every entry of a stream, oldest first, a page at a time in memory. */
export async function* streamEntries(redis: Redis, stream: string): AsyncGenerator<StreamEntry> {
  for (let from = '-'; ;) {
    const page = (await redis.xrange(stream, from, '+', 'COUNT', PAGE)) as StreamEntry[];
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    from = `(${last[0]}`;
  }
}
