import type { Redis } from 'ioredis';
import { STREAM_EVENT_FIELD } from './redis-keys.ts';

/** Compares ids of stream entries (`<milliseconds>-<sequence>`) by their numbers. As text, 9-0 would come after 10-0. */
export function compareStreamIds(left: string, right: string): number {
  const [leftTime = 0, leftSequence = 0] = left.split('-').map(Number);
  const [rightTime = 0, rightSequence = 0] = right.split('-').map(Number);
  return leftTime - rightTime || leftSequence - rightSequence;
}

/** Splits an id into its two numbers. They are returned as text, because SQL parameters are bound as text. */
export function splitStreamId(id: string): [milliseconds: string, sequence: string] {
  const [milliseconds = '0', sequence = '0'] = id.split('-');
  return [milliseconds, sequence];
}

/** Returns the lowest id that is greater than `id`. */
export function nextStreamId(id: string): string {
  const [milliseconds, sequence] = splitStreamId(id);
  return `${milliseconds}-${Number(sequence) + 1}`;
}

/** Returns when Redis added the entry, in milliseconds since 1970. */
export const streamIdTimeMs = (id: string): number => Number(id.split('-')[0]);

const PAGE_SIZE = 500;

/** A stream entry as ioredis returns it. `fields` alternates field names and values; it is null when the entry was deleted. */
export type StreamEntry = [id: string, fields: string[] | null];

/** Yields the entries of a stream from `firstId` on (default: all entries), oldest first. Holds one page of entries in memory at a time. */
export async function* readStreamEntries(redis: Redis, stream: string, firstId = '-'): AsyncGenerator<StreamEntry> {
  for (let from = firstId; ;) {
    const page = (await redis.xrange(stream, from, '+', 'COUNT', PAGE_SIZE)) as StreamEntry[];
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    from = `(${last[0]}`;
  }
}

/**
 * Returns the value of a field of an entry.
 * @returns undefined when the entry was deleted
 */
export function fieldOfEntry([, fields]: StreamEntry, name: string): string | undefined {
  return fields?.[fields.indexOf(name) + 1];
}

/** Returns the event's envelope as JSON text, or undefined when the entry was deleted. */
export const envelopeJsonOf = (entry: StreamEntry): string | undefined => fieldOfEntry(entry, STREAM_EVENT_FIELD);
