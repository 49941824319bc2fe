import type { Redis } from 'ioredis';
import { streamEntries } from './stream-entries.ts';
import { EVERY_STREAM } from './stream-keys.ts';

/**
 * Removes whatever the bus keeps that names a person's id: events handled and not, dead letters and replays. A group that has
 * one of them in hand finds nothing when it looks again, and lets it go.
 * @returns how many were removed
 */
export async function forgetPerson(redis: Redis, personId: string): Promise<number> {
  let removed = 0;
  for (const stream of await everyStream(redis)) {
    const ids: string[] = [];
    for await (const [id, fields] of streamEntries(redis, stream)) if (fields?.some((field) => field.includes(personId))) ids.push(id);
    if (ids.length > 0) removed += await redis.xdel(stream, ...ids);
  }
  return removed;
}

async function everyStream(redis: Redis): Promise<Set<string>> {
  const streams = new Set<string>();
  for await (const keys of redis.scanStream({ match: EVERY_STREAM, type: 'stream', count: 1_000 })) {
    for (const key of keys as string[]) streams.add(key);
  }
  return streams;
}
