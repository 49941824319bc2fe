import { producers } from '@memory/events';
import type { Redis } from 'ioredis';
import { deadLetterStreamKey, eventStreamKey, replayStreamKey } from '../redis/redis-keys.ts';
import { readStreamEntries } from '../redis/stream-entries.ts';
import { readGroupNames } from '../redis/stream-groups.ts';

/**
 * Deletes every stream entry that contains a user's id: handled and unhandled events, dead letters and replays. A consumer with a pending delivery of
 * a deleted entry acknowledges the delivery without calling the handler.
 * @returns the number of deleted entries
 */
export async function deleteEventsOfUser(redis: Redis, userId: string): Promise<number> {
  let deleted = 0;
  for (const stream of await listAllStreams(redis)) {
    const ids: string[] = [];
    for await (const [id, fields] of readStreamEntries(redis, stream))
      if (fields?.some((field) => field.includes(userId))) ids.push(id);
    if (ids.length > 0) deleted += await redis.xdel(stream, ...ids);
  }
  return deleted;
}

/**
 * Returns the keys of the streams to search. They are derived from the consumer groups of each producer's stream, because the service's
 * Redis user may not execute SCAN, which lists the keys of all services.
 */
async function listAllStreams(redis: Redis): Promise<string[]> {
  const streams = await Promise.all(
    producers.map(async (producer) => {
      const groups = await readGroupNames(redis, eventStreamKey(producer));
      return [
        eventStreamKey(producer),
        ...groups.flatMap((group) => [deadLetterStreamKey(producer, group), replayStreamKey(producer, group)]),
      ];
    }),
  );
  return streams.flat();
}
