import { ApiRequestError } from '@memory/api-client';
import type { Entry } from '@memory/contracts';
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { isNotFoundError } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import type { KeysetPage } from '../../../lib/keyset-page.ts';
import { entryWithOfflineFallback } from '../../../session/index.ts';

/**
 * Query: an entry that the viewer may see. An entry that a list has already loaded is shown at once, even without a connection, and is requested
 * again, because only the server decides who may see the entry.
 */
export function useEntry(id: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: entryQueryKeys.one(id),
    queryFn: () =>
      entryWithOfflineFallback(id, () =>
        unwrapResponse(api.GET('/api/journal-entries/{id}', { params: { path: { id } } })),
      ),
    initialData: () => findLoadedEntry(queryClient, id),
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  });
  const isMissing = isNotFoundError(query.error) || isInvalidId(query.error);
  return { entry: isMissing ? undefined : query.data, isMissing, isError: query.isError, refetch: query.refetch };
}

/** The server rejects a path that contains no id at all. */
const isInvalidId = (error: unknown): boolean => error instanceof ApiRequestError && error.status === 400;

/** The data of queries of entries: pages of entries, or one entry. Data of other shapes contains no texts for reading mode. */
type EntryData = Partial<InfiniteData<KeysetPage<Entry>>> & Partial<Entry>;

/** Returns the newest version of an entry in the lists and single entries that are loaded. */
function findLoadedEntry(queryClient: QueryClient, id: string): Entry | undefined {
  const loaded = queryClient
    .getQueriesData<EntryData>({ queryKey: entryQueryKeys.all })
    .flatMap(([, data]) => data?.pages?.flatMap(({ items }) => items) ?? (data ? [data as Entry] : []));
  return loaded.filter((entry) => entry.id === id).toSorted((a, b) => b.version - a.version)[0];
}
