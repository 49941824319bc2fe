/** In characters: the mood of shorter texts is not analyzed. */
const MOOD_TEXT_MIN_LENGTH = 11;

/** Whether a text, after trimming, is long enough to analyze its mood. */
export function isLongEnoughForMood(text: string): boolean {
  return text.trim().length >= MOOD_TEXT_MIN_LENGTH;
}

/** The text whose mood stands for an entry: its content or, if that is too short, its extracted text. */
export function textForMood(content: string, extractedText: string): string {
  return isLongEnoughForMood(content) ? content : extractedText;
}

/** A sentiment from 0 to 1 as a whole percentage. */
export function toWholePercent(sentiment: number): number {
  return Math.round(sentiment * 100);
}
