/** Minimum length in UTF-16 units of a text whose mood is shown. */
const MOOD_TEXT_MIN_LENGTH = 11;

/** Whether a text, after trimming, is long enough to show its mood. */
export function isLongEnoughForMood(text: string): boolean {
  return text.trim().length >= MOOD_TEXT_MIN_LENGTH;
}

/** The text whose mood is shown for an entry: the entry's content or, if that is too short, its extracted text. */
export function textForMood(content: string, extractedText: string): string {
  return isLongEnoughForMood(content) ? content : extractedText;
}
