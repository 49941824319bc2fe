import type { Entry } from '@memory/contracts';

const foldCaseAndWidth = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

/**
 * Entries whose title, content or extracted text contains the search text, ignoring case and the difference between full-width and
 * half-width characters.
 */
export function filterEntries(entries: readonly Entry[], searchText: string): Entry[] {
  const text = foldCaseAndWidth(searchText.trim());
  if (text === '') return [...entries];
  return entries.filter(({ title, content, extractedText }) =>
    [title, content, extractedText].some((part) => foldCaseAndWidth(part).includes(text)),
  );
}
