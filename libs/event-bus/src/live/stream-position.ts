import { type Producer, producers } from '@memory/events';

/** The position up to which the stream of each producer has been read: for each producer, the id of the last entry that was read. */
export type StreamPosition = Readonly<Record<Producer, string>>;

const SEPARATOR = '.';
const entryId = /^\d{1,16}-\d{1,16}$/;

/** Writes a position as text without spaces, for the `id:` field of server-sent events. */
export const formatStreamPosition = (position: StreamPosition): string =>
  producers.map((producer) => position[producer]).join(SEPARATOR);

/**
 * Parses a position that `formatStreamPosition` wrote.
 * @returns null for any other text, and for a position that was written when the list of producers was different
 */
export function parseStreamPosition(text: string): StreamPosition | null {
  const ids = text.split(SEPARATOR);
  if (ids.length !== producers.length || !ids.every((id) => entryId.test(id))) return null;
  return Object.fromEntries(producers.map((producer, index) => [producer, ids[index]])) as StreamPosition;
}

/** Returns the position in every stream at a time, given in milliseconds since 1970 by the clock of Redis. */
export const streamPositionAt = (timeMs: number): StreamPosition =>
  Object.fromEntries(producers.map((producer) => [producer, `${Math.max(0, timeMs)}-0`])) as StreamPosition;
