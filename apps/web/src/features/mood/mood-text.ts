/** A mood is read only where there is something to read it from. */
export const MOOD_NEEDS_MORE_THAN = 10;

/** Whether a text, after trimming, is long enough to have its mood read. */
export function hasMood(text: string): boolean {
  return text.trim().length > MOOD_NEEDS_MORE_THAN;
}

/** What the mood of a memory is read from: its words, or those that were read or heard where it has too few. */
export function moodText(content: string, extractedText: string): string {
  return hasMood(content) ? content : extractedText;
}

/** A sentiment of 0 to 1 as a whole percentage. */
export function wholePercent(sentiment: number): number {
  return Math.round(sentiment * 100);
}
