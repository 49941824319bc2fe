import type { Redis } from 'ioredis';

/**
 * The consumer name of every replica in its group. One replica reads at a time, so entries that the previous reader left pending
 * belong to the next one, and no consumers of ended processes accumulate in Redis.
 */
export const CONSUMER_NAME = 'reader';

/** A stream entry that Redis has delivered to this consumer group and that is not acknowledged yet. */
export interface Delivery {
  stream: string;
  /** The id of the stream entry. */
  id: string;
  /** Undefined when the entry was deleted from the stream. */
  envelopeJson: string | undefined;
  /** The number of attempts begun, as stored in Redis. 1 for a new entry: XREADGROUP itself counts the first. */
  deliveries: number;
  /** Left pending by a process that ended. */
  wasPending: boolean;
}

/** Stores the number of attempts before the next one, so that an attempt which crashes the process is counted too. */
export async function storeDeliveryCount(
  redis: Redis,
  group: string,
  { stream, id }: Delivery,
  deliveries: number,
): Promise<void> {
  await redis.xclaim(stream, group, CONSUMER_NAME, 0, id, 'RETRYCOUNT', deliveries, 'JUSTID');
}

export async function acknowledgeDelivery(redis: Redis, group: string, { stream, id }: Delivery): Promise<void> {
  await redis.xack(stream, group, id);
}
