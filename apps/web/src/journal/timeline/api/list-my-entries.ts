import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { entryPageSize, flattenPages } from '../../../lib/fetched-items.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { timelineWithOfflineFallback } from '../../../session/index.ts';

/** Infinite query: the signed-in user's entries, newest first. When offline, the query returns the entries stored on this device. */
export const myEntriesQuery = infiniteQueryOptions({
  queryKey: entryQueryKeys.mine,
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam: cursor }) =>
    timelineWithOfflineFallback(cursor, () =>
      readKeysetPage(api.GET('/api/journal-entries', { params: { query: { limit: entryPageSize(cursor), cursor } } })),
    ),
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => flattenPages(pages),
});

export const useMyEntries = () => useInfiniteQuery(myEntriesQuery);
