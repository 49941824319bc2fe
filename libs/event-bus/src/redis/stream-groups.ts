import { groupsByProducer, type Producer } from '@memory/events';
import type { Redis } from 'ioredis';
import { eventStreamKey, replayStreamKey } from './redis-keys.ts';
import { compareStreamIds, nextStreamId, splitStreamId, streamIdTimeMs } from './stream-entries.ts';

/**
 * How long an event stays in its stream at least after its publication, in milliseconds. Events stay even when all groups have handled them, because
 * `EventTail` reads events without a consumer group.
 */
export const STREAM_RETENTION_MS = 15 * 60 * 1_000;

/**
 * The maximum number of entries that a stream retains while its ids are in the future, which means that the clock of Redis was set back, perhaps by
 * years. Ids never decrease, so new entries get the time of the last entry, and the age of an entry is not known.
 */
const RETAINED_ENTRIES_AFTER_CLOCK_CHANGE = 1_000;
/** How far in the future the newest id that a group has read must be, in milliseconds. A smaller difference disappears within the retention time. */
const CLOCK_CHANGE_MS = STREAM_RETENTION_MS;

/**
 * Removes the entries of a stream that are older than `retentionMs` and that every consumer group has acknowledged. Removes nothing from a stream
 * without groups, or while one of the `required` groups does not exist, because the group is new or Redis has lost its data.
 */
export async function trimStream(
  redis: Redis,
  stream: string,
  retentionMs = STREAM_RETENTION_MS,
  required: readonly string[] = [],
): Promise<void> {
  const groups = await readConsumerGroups(redis, stream);
  if (groups.length === 0 || required.some((name) => !groups.some((group) => group.name === name))) return;
  const oldestNeeded = await Promise.all(
    groups.map(
      async ({ name, lastDeliveredId }) => (await readOldestPendingId(redis, stream, name)) ?? lastDeliveredId,
    ),
  );
  const oldestRetained = await readOldestRetainedId(redis, groups, retentionMs);
  const [minId = '0-0'] = [...oldestNeeded, oldestRetained].toSorted(compareStreamIds);
  await redis.xtrim(stream, 'MINID', '=', minId);
}

/** Returns the lowest id to retain. Entries with lower ids are old enough to be removed. */
async function readOldestRetainedId(
  redis: Redis,
  groups: readonly ConsumerGroup[],
  retentionMs: number,
): Promise<string> {
  const nowMs = await readRedisTimeMs(redis);
  const [newestId = '0-0'] = groups
    .map(({ lastDeliveredId }) => lastDeliveredId)
    .toSorted(compareStreamIds)
    .toReversed();
  if (streamIdTimeMs(newestId) <= nowMs + CLOCK_CHANGE_MS) return `${nowMs - retentionMs}-0`;
  const [milliseconds, sequence] = splitStreamId(newestId);
  return `${milliseconds}-${Math.max(0, Number(sequence) + 1 - RETAINED_ENTRIES_AFTER_CLOCK_CHANGE)}`;
}

/** Trims a producer's stream and the streams of its replays. A replayed event is needed only until it is handled. */
export async function trimProducerStreams(
  redis: Redis,
  producer: Producer,
  groups: readonly string[] = groupsByProducer[producer],
): Promise<void> {
  const stream = eventStreamKey(producer);
  await trimStream(redis, stream, STREAM_RETENTION_MS, groups);
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
  /** How many entries were delivered to the group and are not acknowledged yet. */
  pending: number;
}

/** The consumer groups of a stream; an empty list when the stream does not exist. */
export async function readConsumerGroups(redis: Redis, stream: string): Promise<ConsumerGroup[]> {
  if ((await redis.exists(stream)) === 0) return [];
  const replies = (await redis.xinfo('GROUPS', stream)) as unknown[][];
  return replies.map((reply) => ({
    name: replyField(reply, 'name'),
    lastDeliveredId: replyField(reply, 'last-delivered-id'),
    pending: Number(replyField(reply, 'pending')),
  }));
}

/**
 * Returns the id of the last entry that was ever added to a stream, even when this entry was deleted since; `0-0` when the stream does not exist. The
 * id never decreases, unless Redis loses its data.
 */
export async function readLastStreamId(redis: Redis, stream: string): Promise<string> {
  if ((await redis.exists(stream)) === 0) return '0-0';
  return replyField((await redis.xinfo('STREAM', stream)) as unknown[], 'last-generated-id');
}

/**
 * Returns the lowest id that an entry not yet acknowledged by all groups can have: every entry with a lower id is handled. Returns `0-0` while one of
 * the groups does not exist, and the id after the last entry when there are no groups.
 */
export async function readFirstUnhandledId(redis: Redis, stream: string, groups: readonly string[]): Promise<string> {
  // A group's last id is read before its pending entries. In the opposite order, an entry that is delivered between the two reads would seem to be
  // handled.
  const existing = await readConsumerGroups(redis, stream);
  const unhandled = await Promise.all(
    groups.map(async (name) => {
      const group = existing.find((other) => other.name === name);
      if (!group) return '0-0';
      return (await readOldestPendingId(redis, stream, name)) ?? nextStreamId(group.lastDeliveredId);
    }),
  );
  const [first = nextStreamId(await readLastStreamId(redis, stream))] = unhandled.toSorted(compareStreamIds);
  return first;
}

/** Reads one field of a reply to XINFO, which Redis returns as a flat list of field names and values. */
const replyField = (reply: unknown[], name: string): string => String(reply[reply.indexOf(name) + 1]);

/** Returns the id of the oldest entry that is pending in a group; null when none is pending. */
async function readOldestPendingId(redis: Redis, stream: string, group: string): Promise<string | null> {
  const [, oldestPendingId] = (await redis.xpending(stream, group)) as [number, string | null];
  return oldestPendingId;
}
