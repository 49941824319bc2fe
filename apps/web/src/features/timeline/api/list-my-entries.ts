import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { entryQueryKeys } from '../../entries/api/entry-cache.ts';
import { timelineWithOfflineFallback } from '../../offline/offline-fallback.ts';
import { entryPageSize, flattenPages } from '../fetched-items.ts';

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
