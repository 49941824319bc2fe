/** A mood is read only where there is something to read it from. */
export const MOOD_TEXT_MIN_EXCLUSIVE = 10;

/** Whether a text, after trimming, is long enough to have its mood read. */
export function isLongEnoughForMood(text: string): boolean {
  return text.trim().length > MOOD_TEXT_MIN_EXCLUSIVE;
}

/** What the mood of a memory is read from: its words, or those that were read or heard where it has too few. */
export function textForMood(content: string, extractedText: string): string {
  return isLongEnoughForMood(content) ? content : extractedText;
}

/** A sentiment of 0 to 1 as a whole percentage. */
export function toWholePercent(sentiment: number): number {
  return Math.round(sentiment * 100);
}
