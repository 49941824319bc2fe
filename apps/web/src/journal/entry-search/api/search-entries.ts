import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';

/** The lists that can be searched: the user's own entries, all public entries, and the entries of the user's friends. */
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
 * Infinite query: the entries of a list that contain the text, newest first. A page of other users' entries may be empty although there is a next
 * page, because the server searches a limited number of entries per request.
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
