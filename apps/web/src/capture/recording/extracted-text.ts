import type { Entry } from '@memory/contracts';

/**
 * Matches a message that transcription is unavailable, as the specification words it (`POST /api/upload/audio`). A word that only begins with
 * 'quota', such as 'quotation', is part of a real transcript.
 */
const UNAVAILABLE = /(?<!\p{L})quotas?(?!\p{L})|temporarily unavailable/iu;

/**
 * Returns the text extracted from an entry's recording or photo; null if there is none, or if it equals the content, because the card, the form and
 * the book show a text once. White space at both ends does not count.
 */
export function distinctExtractedText({
  content,
  extractedText,
}: Pick<Entry, 'content' | 'extractedText'>): string | null {
  const extracted = transcriptOrNull(extractedText);
  return extracted !== null && extracted.trim() !== content.trim() ? extracted : null;
}

/** Returns the extracted text of a recording; null if it is empty or a message that transcription is unavailable. */
export function transcriptOrNull(extractedText: string): string | null {
  return extractedText === '' || UNAVAILABLE.test(extractedText) ? null : extractedText;
}
