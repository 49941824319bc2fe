import {
  LazyVirtualEntryList,
  myEntriesQuery,
  needsVirtualization,
  publicEntriesQuery,
} from '../../src/journal/index.ts';
import { pagePaths } from '../../src/lib/page-paths.ts';
import { queryClient } from '../../src/lib/query-client.ts';

/** Fetches the entries of the screen at `path`. Resolves when they are in the query cache, or when the request has failed. */
export async function prefetchEntries(path: string): Promise<void> {
  await (path === pagePaths.home
    ? queryClient.prefetchInfiniteQuery(myEntriesQuery)
    : queryClient.prefetchInfiniteQuery(publicEntriesQuery));
  const list = queryClient.getQueryData(
    path === pagePaths.home ? myEntriesQuery.queryKey : publicEntriesQuery.queryKey,
  );
  if (needsVirtualization(list?.pages[0]?.total ?? 0)) await LazyVirtualEntryList.preload();
}
