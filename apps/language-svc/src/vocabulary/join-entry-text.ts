import type { EntryText } from '@memory/contracts';

/** Title, content and extracted text of an entry, joined by line breaks. An extracted text equal to the content is included once. */
export function joinEntryText({ title, content, extractedText }: Omit<EntryText, 'entryId' | 'version'>): string {
  const parts = extractedText.trim() === content.trim() ? [title, content] : [title, content, extractedText];
  return parts.join('\n');
}
