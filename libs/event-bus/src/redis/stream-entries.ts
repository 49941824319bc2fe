import type { Redis } from 'ioredis';
import { STREAM_EVENT_FIELD } from './redis-keys.ts';

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
