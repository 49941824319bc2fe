import type { Producer } from '@memory/events';
import type { Redis } from 'ioredis';
import { eventStreamKey, replayStreamKey } from './redis-keys.ts';
import { compareStreamIds } from './stream-ids.ts';

/**
 * How long, in milliseconds after its publication, an event stays in its stream at least, even when all groups have handled it: `EventTail`
 * reads events without a consumer group.
 */
export const STREAM_RETENTION_MS = 15 * 60 * 1_000;

/**
 * Removes the entries of a stream that are older than `retentionMs` and that every consumer group has acknowledged. Nothing is removed from
 * a stream without groups, because its first group may not have been created yet.
 */
export async function trimStream(redis: Redis, stream: string, retentionMs = STREAM_RETENTION_MS): Promise<void> {
  const groups = await readConsumerGroups(redis, stream);
  const oldestNeeded = await Promise.all(groups.map((group) => readOldestNeededId(redis, stream, group)));
  if (oldestNeeded.length === 0) return;
  const oldestRetained = `${(await readRedisTimeMs(redis)) - retentionMs}-0`;
  const [minId = '0-0'] = [...oldestNeeded, oldestRetained].toSorted(compareStreamIds);
  await redis.xtrim(stream, 'MINID', '=', minId);
}

/** Trims a producer's stream, and the replays of its events. A replayed event is needed no longer than until it is handled. */
export async function trimProducerStreams(redis: Redis, producer: Producer): Promise<void> {
  const stream = eventStreamKey(producer);
  await trimStream(redis, stream);
  for (const group of await readGroupNames(redis, stream)) await trimStream(redis, replayStreamKey(producer, group), 0);
}

/** Reads the time of the Redis server, in milliseconds since 1970. The ids of stream entries begin with this time. */
export async function readRedisTimeMs(redis: Redis): Promise<number> {
  const [seconds = 0, microseconds = 0] = (await redis.time()).map(Number);
  return Math.floor(seconds * 1_000 + microseconds / 1_000);
}

export async function readGroupNames(redis: Redis, stream: string): Promise<string[]> {
  return (await readConsumerGroups(redis, stream)).map(({ name }) => name);
}

export interface ConsumerGroup {
  name: string;
  lastDeliveredId: string;
}

/** The consumer groups of a stream; an empty list when the stream does not exist. */
export async function readConsumerGroups(redis: Redis, stream: string): Promise<ConsumerGroup[]> {
  if ((await redis.exists(stream)) === 0) return [];
  const replies = (await redis.xinfo('GROUPS', stream)) as unknown[][];
  return replies.map((reply) => ({
    name: replyField(reply, 'name'),
    lastDeliveredId: replyField(reply, 'last-delivered-id'),
  }));
}

/** Reads one field of a reply to XINFO, which Redis returns as a flat list of field names and values. */
const replyField = (reply: unknown[], name: string): string => String(reply[reply.indexOf(name) + 1]);

/**
 * Returns the id of the oldest entry that is pending in a group or, when none is pending, of the last entry that was delivered to the
 * group.
 */
async function readOldestNeededId(
  redis: Redis,
  stream: string,
  { name, lastDeliveredId }: ConsumerGroup,
): Promise<string> {
  const [, oldestPendingId] = (await redis.xpending(stream, name)) as [number, string | null];
  return oldestPendingId ?? lastDeliveredId;
}
