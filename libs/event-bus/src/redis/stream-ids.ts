/**
 * Compares ids of stream entries, which have the form `<milliseconds>-<sequence>`, by number: compared as text, 9-0 would come after 10-0.
 */
export function compareStreamIds(left: string, right: string): number {
  const [leftTime = 0, leftSequence = 0] = left.split('-').map(Number);
  const [rightTime = 0, rightSequence = 0] = right.split('-').map(Number);
  return leftTime - rightTime || leftSequence - rightSequence;
}

/** Returns when Redis added the entry, in milliseconds since 1970. */
export const streamIdTimeMs = (id: string): number => Number(id.split('-')[0]);
