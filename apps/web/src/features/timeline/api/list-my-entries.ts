import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { entryQueryKeys } from '../../entries/api/entry-keys.ts';
import { timelineWithOfflineFallback } from '../../offline/offline-fallback.ts';
import { entryPageSize, flattenPages } from '../paged-list.ts';

/** One's own memories, newest first. */
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
