import type { VocabularyItem } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

/** As many as the server gives at a time. */
const PAGE_SIZE = 100;

/**
 * The whole vocabulary, newest first. All pages, because what is not in it (the characters still to learn) can only be
 * told from the whole; a learner's list is a few pages long.
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

/** @param signedIn nobody else has a vocabulary to ask for */
export function useVocabulary(signedIn = true) {
  return useQuery({ queryKey: vocabularyQueryKeys.all, queryFn: listVocabulary, enabled: signedIn });
}
