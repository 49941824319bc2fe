import type { EntryText } from '@memory/contracts';

/** All that an entry says, in one text. What was read from its photo or recording counts once where it is also its content. */
export function wordsOfEntry({ title, content, extractedText }: Omit<EntryText, 'entryId' | 'version'>): string {
  const parts = extractedText.trim() === content.trim() ? [title, content] : [title, content, extractedText];
  return parts.join('\n');
}

/** How often `word` occurs in `text`; occurrences do not overlap (谢谢谢 holds 谢谢 once). */
export function occurrencesOf(word: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) count += 1;
  return count;
}
