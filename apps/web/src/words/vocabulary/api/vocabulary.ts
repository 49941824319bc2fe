import type { CompactVocabularyItem, VocabularyItem, WordState } from '@memory/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { vocabularyQueryKeys } from '../../query-keys.ts';

/** The first page fills the screen soon; the inline script of the prerendered page requests it (prerender/preload-manifest.ts). */
const FIRST_PAGE_SIZE = 100;
/** Number of items of the further requests, the maximum that the server accepts. */
const PAGE_SIZE = 1_000;

/** The properties that the server leaves out of a compact item. */
const usualValues = {
  pinyin: null,
  notes: '',
  frequency: 0,
  isUserGenerated: false,
  isKnown: false,
  isHidden: false,
  isFunctionWord: false,
};

/** The state that the server leaves out of a compact item. */
const usualState = ({ isHidden, isKnown }: CompactVocabularyItem): WordState =>
  isHidden ? 'ignored' : isKnown ? 'known' : 'new';

/**
 * Fetches all pages of a list of the user's vocabulary, newest first. All pages are needed, because the page filters the items itself, and
 * also lists the common characters that the vocabulary lacks.
 * @param onFirstPage called with the first items when there are more
 */
async function fetchAllPages(
  list: { hidden?: 'true' },
  onFirstPage: (items: VocabularyItem[]) => void = () => undefined,
): Promise<VocabularyItem[]> {
  const all: VocabularyItem[] = [];
  let cursor: string | undefined;
  do {
    const limit = cursor === undefined ? FIRST_PAGE_SIZE : PAGE_SIZE;
    const query = { ...list, limit, cursor };
    const page = await readKeysetPage(api.GET('/api/vocabulary/compact', { params: { query } }));
    all.push(
      ...page.items.map((item) => ({ ...usualValues, metAt: item.createdAt, state: usualState(item), ...item })),
    );
    if (cursor === undefined && page.next !== null) onFirstPage([...all]);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

/**
 * Query: the signed-in user's whole vocabulary. When it is first loaded, `data` begins with the first page, so that the first words are
 * visible at once; `isFetching` is true until all are there.
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

/**
 * Mutation: adds characters, or words, of the user's entries to the vocabulary, at most 20 per run. Resolves to the number of added items.
 */
export function useExtractVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (kind: 'characters' | 'words') => {
      const query = kind === 'words' ? { words: 'true' as const } : {};
      const { added, words } = await unwrapResponse(api.POST('/api/vocabulary/extract', { params: { query } }));
      return added.length + words.length;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}

/**
 * Mutation: lets the server look up all vocabulary items that lack a translation or pinyin in the dictionary. Resolves to the number of
 * updated items.
 */
export function useFixUnknownVocabulary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await unwrapResponse(api.POST('/api/vocabulary/fix-unknown'))).updated,
    onSettled: () => queryClient.invalidateQueries({ queryKey: vocabularyQueryKeys.all }),
  });
}
