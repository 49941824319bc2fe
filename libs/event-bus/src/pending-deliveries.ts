import type { Redis } from 'ioredis';
import { bodyOf, type Delivery, type StreamEntry } from './delivery.ts';

const PAGE = 100;

/**
 * What the group was given and has not acknowledged, oldest first. Reads XPENDING and XRANGE, because reading one's own history
 * with XREADGROUP would count a delivery for every entry, also for those never attempted.
 */
export async function* pendingDeliveries(redis: Redis, stream: string, group: string): AsyncGenerator<Delivery> {
  let from = '-';
  for (;;) {
    const page = (await redis.xpending(stream, group, from, '+', PAGE)) as [
      id: string,
      consumer: string,
      idleMs: number,
      deliveries: number,
    ][];
    for (const [id, , , deliveries] of page) {
      const [entry] = (await redis.xrange(stream, id, id)) as StreamEntry[];
      yield { stream, id, body: entry && bodyOf(entry), deliveries, recovered: true };
      from = `(${id}`;
    }
    if (page.length < PAGE) return;
  }
}
