import type { Envelope, Producer } from '@memory/events';
import type { Redis } from 'ioredis';
import { STREAM_EVENT_FIELD, eventStreamKey } from '../redis/redis-keys.ts';

/** Appends events to their producer's stream, in order, in one Redis transaction. @throws the first error of a command */
export async function publishEnvelopes(
  redis: Redis,
  producer: Producer,
  envelopes: readonly Envelope[],
): Promise<void> {
  const transaction = redis.multi();
  for (const envelope of envelopes)
    transaction.xadd(eventStreamKey(producer), '*', STREAM_EVENT_FIELD, JSON.stringify(envelope));
  const results = await transaction.exec();
  const failure = results?.find(([error]) => error)?.[0];
  if (failure) throw failure;
}
