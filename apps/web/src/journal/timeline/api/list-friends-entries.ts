import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { entryPageSize, flattenPages } from '../../../lib/fetched-items.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';

/** Infinite query: entries that the user's friends share, newest first. */
export function useFriendsEntries() {
  return useInfiniteQuery({
    queryKey: entryQueryKeys.friends,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      readKeysetPage(
        api.GET('/api/friends-journal-entries', { params: { query: { limit: entryPageSize(cursor), cursor } } }),
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => flattenPages(pages),
  });
}
