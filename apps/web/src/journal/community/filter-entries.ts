import type { Entry } from '@memory/contracts';
import { containsSearchWords, searchWordsOf } from '@memory/text/fold-for-search';

/**
 * Returns the entries whose title, content and extracted text together contain all words of the search text. Simplified and traditional
 * characters, case and width make no difference (`foldForSearch`).
 */
export function filterEntries(entries: readonly Entry[], searchText: string): Entry[] {
  const words = searchWordsOf(searchText);
  return entries.filter(({ title, content, extractedText }) =>
    containsSearchWords([title, content, extractedText], words),
  );
}
