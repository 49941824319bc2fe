import type { Entry } from '@memory/contracts';
import { transcriptOrNull } from './transcript-placeholder.ts';

/**
 * The text extracted from an entry's recording or photo; null if there is none or if the content is the same text. The card, the form and
 * the book show such a text once. White space at both ends does not count.
 */
export function distinctExtractedText({
  content,
  extractedText,
}: Pick<Entry, 'content' | 'extractedText'>): string | null {
  const extracted = transcriptOrNull(extractedText);
  return extracted !== null && extracted.trim() !== content.trim() ? extracted : null;
}
