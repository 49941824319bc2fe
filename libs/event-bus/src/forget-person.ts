import { producers } from '@memory/events';
import type { Redis } from 'ioredis';
import { streamEntries } from './stream-entries.ts';
import { deadLettersOf, replaysOf, streamOf } from './stream-keys.ts';
import { groupsOf } from './trim-stream.ts';

/**
 * Removes whatever the bus keeps that names a person's id: events handled and not, dead letters and replays. A group that has
 * one of them in hand finds nothing when it looks again, and lets it go.
 * @returns how many were removed
 */
export async function forgetPerson(redis: Redis, personId: string): Promise<number> {
  let removed = 0;
  for (const stream of await allStreams(redis)) {
    const ids: string[] = [];
    for await (const [id, fields] of streamEntries(redis, stream))
      if (fields?.some((field) => field.includes(personId))) ids.push(id);
    if (ids.length > 0) removed += await redis.xdel(stream, ...ids);
  }
  return removed;
}

/** Derived from the groups of each producer's stream; SCAN would list the keys of all services. */
async function allStreams(redis: Redis): Promise<string[]> {
  const streams = await Promise.all(
    producers.map(async (producer) => {
      const groups = await groupsOf(redis, streamOf(producer));
      return [
        streamOf(producer),
        ...groups.flatMap((group) => [deadLettersOf(producer, group), replaysOf(producer, group)]),
      ];
    }),
  );
  return streams.flat();
}
