import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { entryPageSize, flattenPages } from '../../../lib/fetched-items.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';

/** Infinite query: public entries of all users, newest first. */
export const publicEntriesQuery = infiniteQueryOptions({
  queryKey: entryQueryKeys.public,
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam: cursor }) =>
    readKeysetPage(api.GET('/api/public-timeline', { params: { query: { limit: entryPageSize(cursor), cursor } } })),
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => flattenPages(pages),
});

export const usePublicEntries = () => useInfiniteQuery(publicEntriesQuery);
