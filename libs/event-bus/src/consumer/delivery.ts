import type { Redis } from 'ioredis';
import { type StreamEntry, envelopeJsonOf } from '../redis/stream-entries.ts';

/**
 * The Redis consumer name that every replica uses in its consumer group. The replicas can share the name, because only one replica reads at
 * a time. With one name, entries that the previous reader left pending belong to the next reader, and Redis keeps no consumers of processes
 * that have ended.
 */
export const CONSUMER_NAME = 'reader';

/** A stream entry that Redis has delivered to this consumer group and that is not acknowledged yet. */
export interface Delivery {
  stream: string;
  /** The id of the stream entry. */
  id: string;
  /** The event's envelope as JSON text. Undefined when the entry was deleted from the stream. */
  envelopeJson: string | undefined;
  /**
   * The number of attempts to handle the entry that have begun, as stored in Redis. It is 1 for a new entry, because XREADGROUP counts the
   * first attempt.
   */
  deliveries: number;
  /** Whether the entry was already pending when this reader started, because an earlier reader had not acknowledged it. */
  wasPending: boolean;
}

/** Stores the number of attempts in Redis. Called before each further attempt begins, so that an attempt that crashes the process counts too. */
export async function storeDeliveryCount(
  redis: Redis,
  group: string,
  { stream, id }: Delivery,
  deliveries: number,
): Promise<void> {
  await redis.xclaim(stream, group, CONSUMER_NAME, 0, id, 'RETRYCOUNT', deliveries, 'JUSTID');
}

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
