/**
 * The beginnings of the messages that take the place of a transcript when transcription is unavailable: the message of the server, and those
 * of a provider without quota, which older entries may contain. Real transcripts may contain the same words elsewhere.
 */
const PLACEHOLDER_BEGINNINGS = [
  /^(?:(?:the|audio|voice|speech|transcription|service|is) )*temporarily unavailable\b/i,
  /^(?:(?:error: )?(?:429 )?you exceeded your current quota|quota exceeded|quota$)/i,
];

/** Returns the extracted text of a recording; null if it is empty or a message that transcription is unavailable. */
export function transcriptOrNull(extractedText: string): string | null {
  const isPlaceholder = PLACEHOLDER_BEGINNINGS.some((beginning) => beginning.test(extractedText));
  return extractedText === '' || isPlaceholder ? null : extractedText;
}
