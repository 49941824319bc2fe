import type { EntryText } from '@memory/contracts';

/** Title, content and extracted text of an entry, joined by line breaks. An extracted text equal to the content is included once. */
export function joinEntryText({ title, content, extractedText }: Omit<EntryText, 'entryId' | 'version'>): string {
  const parts = extractedText.trim() === content.trim() ? [title, content] : [title, content, extractedText];
  return parts.join('\n');
}

/** The number of non-overlapping occurrences of `word` in `text` (谢谢谢 contains 谢谢 once). */
export function countOccurrences(word: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) count += 1;
  return count;
}
