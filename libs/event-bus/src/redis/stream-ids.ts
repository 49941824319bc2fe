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
