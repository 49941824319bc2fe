import type { Redis } from 'ioredis';
import { EVENT_FIELD } from './stream-keys.ts';

/**
 * The name every reading replica uses in its group. One reads at a time, so what the last one left pending is the next one's
 * own, and no dead consumers pile up.
 */
export const CONSUMER = 'reader';

/** An entry of a stream in this group's hands. */
export interface Delivery {
  stream: string;
  id: string;
  /** The envelope as JSON. */
  body: string | undefined;
  /** How many times handling it was begun, kept in Redis. A fresh one counts as begun: marking it first would cost a round trip each. */
  deliveries: number;
  /** Left behind by a process that ended. */
  recovered: boolean;
}

/** An entry as Redis gives it; without fields when it was removed from the stream. */
export type StreamEntry = [id: string, fields: string[] | null];

export function bodyOf([, fields]: StreamEntry): string | undefined {
  return fields?.[fields.indexOf(EVENT_FIELD) + 1];
}

/** Keeps the count before the attempt, so that an attempt which ends the process is counted too. */
export async function markDelivery(
  redis: Redis,
  group: string,
  { stream, id }: Delivery,
  deliveries: number,
): Promise<void> {
  await redis.xclaim(stream, group, CONSUMER, 0, id, 'RETRYCOUNT', deliveries, 'JUSTID');
}

export async function acknowledge(redis: Redis, group: string, { stream, id }: Delivery): Promise<void> {
  await redis.xack(stream, group, id);
}
