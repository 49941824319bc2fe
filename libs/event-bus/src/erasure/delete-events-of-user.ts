import { producers } from '@memory/events';
import type { Redis } from 'ioredis';
import { deadLetterStreamKey, eventStreamKey, replayStreamKey } from '../redis/redis-keys.ts';
import { readStreamEntries } from '../redis/stream-entries.ts';
import { readGroupNames } from '../redis/stream-groups.ts';

/**
 * Deletes every entry of the bus that contains a user's id: handled and unhandled events, dead letters and replays. Consumers
 * acknowledge a pending entry that was deleted without calling its handler.
 * @returns how many entries were deleted
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
 * The keys are derived from the groups of each producer's stream, because the service's Redis user may not execute SCAN, which lists the
 * keys of all services.
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
