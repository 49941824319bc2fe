import type { Redis } from 'ioredis';
import { envelopeJsonOf, type StreamEntry } from '../redis/stream-entries.ts';
import type { Delivery } from './delivery.ts';

const PAGE_SIZE = 100;

/**
 * Yields the entries that were delivered to the group and not acknowledged, oldest first. It uses XPENDING and XRANGE, because XREADGROUP would
 * increase the delivery count of every pending entry, even of entries that are not attempted next.
 */
export async function* readPendingDeliveries(redis: Redis, stream: string, group: string): AsyncGenerator<Delivery> {
  let from = '-';
  for (;;) {
    const page = (await redis.xpending(stream, group, from, '+', PAGE_SIZE)) as [
      id: string,
      consumer: string,
      idleMs: number,
      deliveries: number,
    ][];
    for (const [id, , , deliveries] of page) {
      const [entry] = (await redis.xrange(stream, id, id)) as StreamEntry[];
      yield { stream, id, envelopeJson: entry && envelopeJsonOf(entry), deliveries, wasPending: true };
      from = `(${id}`;
    }
    if (page.length < PAGE_SIZE) return;
  }
}
