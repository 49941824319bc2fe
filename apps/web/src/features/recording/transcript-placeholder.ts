/** Matches messages that the server returns instead of a transcript when transcription is unavailable. */
const PLACEHOLDER = /quota|temporarily unavailable/i;

/** Returns the extracted text of a recording; null if it is empty or a message that transcription is unavailable. */
export function transcriptOrNull(extractedText: string): string | null {
  return extractedText === '' || PLACEHOLDER.test(extractedText) ? null : extractedText;
}
