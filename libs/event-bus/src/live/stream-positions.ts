import { type Producer, producers } from '@memory/events';

/** How far the stream of each producer has been read: for each producer, the id of the last entry that was read. */
export type StreamPositions = Readonly<Record<Producer, string>>;

const SEPARATOR = '.';
const entryId = /^\d{1,16}-\d{1,16}$/;

/** Writes the positions as text without spaces, for the `id:` field of server-sent events. */
export const formatStreamPositions = (positions: StreamPositions): string =>
  producers.map((producer) => positions[producer]).join(SEPARATOR);

/**
 * Parses positions that `formatStreamPositions` wrote.
 * @returns null for any other text, and for positions that were written when the list of producers was different
 */
export function parseStreamPositions(text: string): StreamPositions | null {
  const ids = text.split(SEPARATOR);
  if (ids.length !== producers.length || !ids.every((id) => entryId.test(id))) return null;
  return Object.fromEntries(producers.map((producer, index) => [producer, ids[index]])) as StreamPositions;
}

/** Returns the position in every stream that corresponds to a time, given in milliseconds since 1970 by the clock of Redis. */
export const streamPositionsAt = (timeMs: number): StreamPositions =>
  Object.fromEntries(producers.map((producer) => [producer, `${Math.max(0, timeMs)}-0`])) as StreamPositions;
