import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { entryQueryKeys } from '../../entries/api/entry-cache.ts';
import { entryPageSize, flattenPages } from '../fetched-items.ts';

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
