import type { Entry } from '@memory/contracts';
import { infiniteQueryOptions, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { entryPageSize, flattenPages, keepUnchangedItems } from '../../../lib/fetched-items.ts';
import { type KeysetPage, readKeysetPage } from '../../../lib/keyset-page.ts';
import { timelineWithOfflineFallback } from '../../../session/index.ts';

interface PageRequest {
  limit: number;
  cursor: string | undefined;
}

/** Options of an infinite query of entries, newest first. */
export const entriesQuery = (queryKey: QueryKey, fetchPage: (query: PageRequest) => Promise<KeysetPage<Entry>>) =>
  infiniteQueryOptions({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => fetchPage({ limit: entryPageSize(cursor), cursor }),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => flattenPages(pages),
    structuralSharing: keepUnchangedItems,
  });

/** Infinite query: the signed-in user's entries, newest first. When offline, the query returns the entries stored on this device. */
export const myEntriesQuery = entriesQuery(entryQueryKeys.mine, (query) =>
  timelineWithOfflineFallback(query.cursor, () =>
    readKeysetPage(api.GET('/api/journal-entries', { params: { query } })),
  ),
);

export const useMyEntries = () => useInfiniteQuery(myEntriesQuery);

/** Infinite query: public entries of all users, newest first. */
export const publicEntriesQuery = entriesQuery(entryQueryKeys.public, (query) =>
  readKeysetPage(api.GET('/api/public-timeline', { params: { query } })),
);

export const usePublicEntries = () => useInfiniteQuery(publicEntriesQuery);
