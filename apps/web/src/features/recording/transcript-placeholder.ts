/** Without a transcription provider the server says so in the place of the text. */
const UNAVAILABLE = /quota|temporarily unavailable/i;

/** The words of a recording, or null where nobody could write them down: that sentence is no part of a memory. */
export function transcriptOrNull(extractedText: string): string | null {
  return extractedText === '' || UNAVAILABLE.test(extractedText) ? null : extractedText;
}
