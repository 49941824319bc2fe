import type { VocabularyItem } from '@memory/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { vocabularyQueryKeys } from './vocabulary-query-keys.ts';

/** Number of items per request, the maximum that the server accepts. */
const PAGE_SIZE = 100;

/**
 * Fetches all pages of a list of the user's vocabulary, newest first. All pages are needed, because the page filters the items itself, and
 * also lists the common characters that the vocabulary lacks.
 * @param onProgress called with the items so far
 */
async function fetchAllPages(
  list: { hidden?: 'true' },
  onProgress: (items: VocabularyItem[]) => void = () => undefined,
): Promise<VocabularyItem[]> {
  const all: VocabularyItem[] = [];
  let cursor: string | undefined;
  let reportedLength = 0;
  do {
    const query = { ...list, limit: PAGE_SIZE, cursor };
    const page = await readKeysetPage(api.GET('/api/vocabulary', { params: { query } }));
    all.push(...page.items);
    cursor = page.next ?? undefined;
    // Each report renders the list again, so the pages are reported when the list has doubled: six times for 5,000 items instead of 50.
    if (cursor !== undefined && all.length >= 2 * reportedLength) {
      reportedLength = all.length;
      onProgress([...all]);
    }
  } while (cursor !== undefined);
  return all;
}

/**
 * Query: the signed-in user's whole vocabulary. When it is first loaded, `data` grows step by step, so that the first words are visible
 * at once; `isFetching` is true until all are there.
 * @param enabled false when no user is signed in
 */
export function useVocabulary(enabled = true) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: vocabularyQueryKeys.all,
    queryFn: () => {
      const isFirstLoad = queryClient.getQueryData(vocabularyQueryKeys.all) === undefined;
      return fetchAllPages({}, (items) => {
        if (isFirstLoad) queryClient.setQueryData(vocabularyQueryKeys.all, items);
      });
    },
    enabled,
  });
}

/** Query: the items that the signed-in user has hidden. */
export function useHiddenVocabulary() {
  return useQuery({
    queryKey: vocabularyQueryKeys.hidden,
    queryFn: () => fetchAllPages({ hidden: 'true' }),
  });
}
