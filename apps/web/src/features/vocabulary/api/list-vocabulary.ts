import type { VocabularyItem } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

/** Number of items per request: the maximum that the server accepts. */
const PAGE_SIZE = 100;

/**
 * Fetches all pages of the vocabulary, newest first. All pages are needed, because the screen also lists the common characters that are
 * not in the vocabulary.
 */
async function listVocabulary(): Promise<VocabularyItem[]> {
  const all: VocabularyItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await readKeysetPage(api.GET('/api/vocabulary', { params: { query: { limit: PAGE_SIZE, cursor } } }));
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

/** Query: the signed-in user's whole vocabulary. @param enabled false without a signed-in user */
export function useVocabulary(enabled = true) {
  return useQuery({ queryKey: vocabularyQueryKeys.all, queryFn: listVocabulary, enabled });
}
