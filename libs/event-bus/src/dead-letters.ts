import type { Producer } from '@memory/events';
import type { Redis } from 'ioredis';
import type { Delivery } from './consumer/delivery.ts';
import { parseEnvelope } from './parse-event.ts';
import { deadLetterStreamKey, producerOfStream, replayStreamKey, STREAM_EVENT_FIELD } from './redis/redis-keys.ts';
import {
  envelopeJsonOf,
  fieldOfEntry,
  readStreamEntries,
  type StreamEntry,
  streamIdTimeMs,
} from './redis/stream-entries.ts';
import { readFirstUnhandledId } from './redis/stream-groups.ts';

/**
 * The maximum length of a stored error message, in characters. Some error messages are much longer, because they contain the whole text of the event.
 */
const MAX_ERROR_LENGTH = 500;

/** An event that a consumer group failed to handle too often. */
export interface DeadLetter {
  /** The id of the stream entry. */
  id: string;
  /** The text of the envelope exactly as it was published. The text is not parsed, because it may not be valid JSON. */
  event: string;
  error: string;
  deliveries: number;
  failedAt: Date;
}

/** Identifies a stream of dead letters. Each combination of a producer and a consumer group has its own stream. */
export interface DeadLetterStream {
  producer: Producer;
  group: string;
}

/** Adds a delivery to the group's dead letters and acknowledges it, in one Redis transaction. */
export async function moveToDeadLetter(
  redis: Redis,
  group: string,
  { stream, id, envelopeJson }: Pick<Delivery, 'stream' | 'id' | 'envelopeJson'>,
  deliveries: number,
  error: string,
): Promise<void> {
  const fields = {
    [STREAM_EVENT_FIELD]: envelopeJson ?? '',
    group,
    error: error.slice(0, MAX_ERROR_LENGTH),
    deliveries: String(deliveries),
  };
  await redis
    .multi()
    .xadd(deadLetterStreamKey(producerOfStream(stream), group), '*', ...Object.entries(fields).flat())
    .xack(stream, group, id)
    .exec();
}

/** Lists every stream of dead letters that exists in Redis, including empty streams. */
export async function listDeadLetterStreams(redis: Redis): Promise<DeadLetterStream[]> {
  const streams: DeadLetterStream[] = [];
  for await (const keys of redis.scanStream({ match: deadLetterStreamKey('*' as Producer, '*'), count: 1_000 })) {
    for (const key of keys as string[]) {
      const [, producer, , group] = key.split(':') as [string, Producer, string, string];
      streams.push({ producer, group });
    }
  }
  return streams;
}

/**
 * Returns the ids of a producer's events that are dead letters of one of the groups, or replays that have not been handled yet. Reads the dead
 * letters again after the replays, because a replay that fails becomes a dead letter again.
 */
export async function findDeadLetterEventIds(
  redis: Redis,
  producer: Producer,
  groups: readonly string[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const group of groups) {
    const deadLetters = deadLetterStreamKey(producer, group);
    const replays = replayStreamKey(producer, group);
    const addIds = async (stream: string, firstId?: string): Promise<void> => {
      for await (const entry of readStreamEntries(redis, stream, firstId)) {
        const envelope = parseEnvelope(envelopeJsonOf(entry));
        if (envelope.success) ids.add(envelope.data.id);
      }
    };
    await addIds(deadLetters);
    await addIds(replays, await readFirstUnhandledId(redis, replays, [group]));
    await addIds(deadLetters);
  }
  return [...ids];
}

/**
 * Returns one page of dead letters, oldest first.
 * @param after the id of the last dead letter of the previous page
 */
export async function listDeadLetters(
  redis: Redis,
  { producer, group }: DeadLetterStream,
  { after, limit = 100 }: { after?: string; limit?: number } = {},
): Promise<DeadLetter[]> {
  const entries = (await redis.xrange(
    deadLetterStreamKey(producer, group),
    after ? `(${after}` : '-',
    '+',
    'COUNT',
    limit,
  )) as StreamEntry[];
  return entries.map((entry) => ({
    id: entry[0],
    event: envelopeJsonOf(entry) ?? '',
    error: fieldOfEntry(entry, 'error') ?? '',
    deliveries: Number(fieldOfEntry(entry, 'deliveries')),
    failedAt: new Date(streamIdTimeMs(entry[0])),
  }));
}

/**
 * Moves a dead letter to the replay stream of its consumer group, so that the group handles the event again.
 * @returns false when no dead letter has this id
 */
export async function replayDeadLetter(
  redis: Redis,
  { producer, group, id }: DeadLetterStream & { id: string },
): Promise<boolean> {
  const stream = deadLetterStreamKey(producer, group);
  const [entry] = (await redis.xrange(stream, id, id)) as StreamEntry[];
  if (!entry) return false;
  await redis
    .multi()
    .xadd(replayStreamKey(producer, group), '*', STREAM_EVENT_FIELD, envelopeJsonOf(entry) ?? '')
    .xdel(stream, id)
    .exec();
  return true;
}
