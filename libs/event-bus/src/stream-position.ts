import { type Producer, producers } from '@memory/events';

/** How far each producer's stream has been read: the id of the last entry seen. */
export type StreamPosition = Readonly<Record<Producer, string>>;

const BETWEEN = '.';
const written = /^\d{1,16}-\d{1,16}$/;

/** As one word, for somebody who comes back later to go on from there. */
export const writePosition = (position: StreamPosition): string =>
  producers.map((producer) => position[producer]).join(BETWEEN);

/** Null when the word is none of `writePosition`, or was written when there were other producers. */
export function readPosition(word: string): StreamPosition | null {
  const ids = word.split(BETWEEN);
  if (ids.length !== producers.length || !ids.every((id) => written.test(id))) return null;
  return Object.fromEntries(producers.map((producer, index) => [producer, ids[index]])) as StreamPosition;
}

/** Ids are `<milliseconds>-<sequence>`; as text 9-0 would come after 10-0. */
export function compareStreamIds(one: string, other: string): number {
  const [time = 0, sequence = 0] = one.split('-').map(Number);
  const [otherTime = 0, otherSequence = 0] = other.split('-').map(Number);
  return time - otherTime || sequence - otherSequence;
}
