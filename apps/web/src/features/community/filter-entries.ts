import type { Entry } from '@memory/contracts';

const foldCaseAndWidth = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

/**
 * Returns the entries whose title, content or extracted text contains the search text. Upper and lower case are equal, and so are
 * full-width and half-width characters.
 */
export function filterEntries(entries: readonly Entry[], searchText: string): Entry[] {
  const text = foldCaseAndWidth(searchText.trim());
  if (text === '') return [...entries];
  return entries.filter(({ title, content, extractedText }) =>
    [title, content, extractedText].some((part) => foldCaseAndWidth(part).includes(text)),
  );
}
