import type { VocabularyItem } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

/** Number of items per request, the maximum that the server accepts. */
const PAGE_SIZE = 100;

/**
 * Fetches all pages of the user's vocabulary, newest first. All pages are needed, because the page also lists the common characters that
 * the vocabulary lacks.
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

/**
 * Query: the signed-in user's whole vocabulary.
 * @param enabled false when no user is signed in
 */
export function useVocabulary(enabled = true) {
  return useQuery({ queryKey: vocabularyQueryKeys.all, queryFn: listVocabulary, enabled });
}
