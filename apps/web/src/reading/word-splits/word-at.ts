/** Returns the offset of each segment in the text, in UTF-16 units. */
export function startsOf(segments: readonly { text: string }[]): number[] {
  const starts: number[] = [];
  let end = 0;
  for (const { text } of segments) {
    starts.push(end);
    end += text.length;
  }
  return starts;
}

/**
 * Returns the index of the segment that contains an offset of the text.
 * @returns -1 for no offset
 */
export const wordAt = (segments: readonly { text: string }[], offset: number | null): number =>
  offset === null ? -1 : startsOf(segments).findLastIndex((start) => start <= offset);
