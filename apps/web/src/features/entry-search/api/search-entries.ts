import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { entryQueryKeys } from '../../entries/api/entry-cache.ts';

/** The lists that can be searched: one's own entries, all public ones, and those of one's friends. */
export type SearchableList = 'mine' | 'public' | 'friends';

const RESULTS_PER_PAGE = 20;

const searchRequests = {
  mine: (query: SearchQuery) => api.GET('/api/journal-entries', { params: { query } }),
  public: (query: SearchQuery) => api.GET('/api/public-timeline', { params: { query } }),
  friends: (query: SearchQuery) => api.GET('/api/friends-journal-entries', { params: { query } }),
};
interface SearchQuery {
  q: string;
  limit: number;
  cursor: string | undefined;
}

/**
 * Infinite query: the entries of a list that contain the text, newest first. A page of the entries of others may be empty although there is
 * a next one, because the server searches a limited number of entries per request.
 */
export function useEntrySearch(list: SearchableList, text: string) {
  return useInfiniteQuery({
    queryKey: entryQueryKeys.search(list, text),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      readKeysetPage(searchRequests[list]({ q: text, limit: RESULTS_PER_PAGE, cursor })),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
