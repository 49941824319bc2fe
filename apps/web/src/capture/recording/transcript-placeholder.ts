/**
 * What a message that transcription is unavailable mentions, as the specification says (`POST /api/upload/audio`). A word that only begins like
 * one of them, such as 'quotation', is part of a real transcript.
 */
const UNAVAILABLE = /(?<!\p{L})quotas?(?!\p{L})|temporarily unavailable/iu;

/** Returns the extracted text of a recording; null if it is empty or a message that transcription is unavailable. */
export function transcriptOrNull(extractedText: string): string | null {
  return extractedText === '' || UNAVAILABLE.test(extractedText) ? null : extractedText;
}
