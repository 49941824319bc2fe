import type { Entry } from '@memory/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import type { KeysetPage } from './keyset-page.ts';
import { refetchQueries } from './refetch-queries.ts';

/** Query keys of all lists and single pages of entries. */
export const entryQueryKeys = {
  all: ['entries'] as const,
  mine: ['entries', 'mine'] as const,
  public: ['entries', 'public'] as const,
  friends: ['entries', 'friends'] as const,
  ofUser: (userId: string) => ['entries', 'user', userId] as const,
  search: (list: string, text: string) => ['entries', 'search', list, text] as const,
  /** Lists of the user's own past: the calendar, its days, and the same day in earlier years. */
  past: (...parts: string[]) => ['entries', 'past', ...parts] as const,
  shared: (shareId: string) => ['entries', 'shared', shareId] as const,
  one: (id: string) => ['entries', 'one', id] as const,
};

/* A changed entry is replaced in the cached list of the user's own entries, instead of invalidating that list. Otherwise TanStack Query
   would fetch every page again that the user has scrolled through: a hundred requests for five thousand entries. */

type Pages = InfiniteData<KeysetPage<Entry>>;

/** Fetches an entry and puts it into the cache, unless the cache already holds the entry in `version` or in a newer version. */
export async function refreshCachedEntry(queryClient: QueryClient, id: string, version: number): Promise<void> {
  const myEntries = queryClient.getQueryData<Pages>(entryQueryKeys.mine);
  const cachedEntry = myEntries && findEntry(myEntries, id);
  if (cachedEntry && cachedEntry.version >= version) return;
  const { data } = await api.GET('/api/journal-entries/{id}', { params: { path: { id } } });
  // The response has no data when the entry was deleted in the meantime. The live stream reports the deletion with another event.
  if (data) await putEntryInCache(queryClient, data);
}

/**
 * Puts a created or changed entry into the cached lists. An entry that a list already contains is replaced; a new entry is inserted at the
 * top.
 */
export async function putEntryInCache(queryClient: QueryClient, entry: Entry): Promise<void> {
  await changeMyEntries(queryClient, (pages) => putEntryInPages(pages, entry));
  if (entry.shareId) queryClient.setQueryData<Entry>(entryQueryKeys.shared(entry.shareId), (cached) => cached && entry);
  refreshEntriesOfOthers(queryClient);
}

/** Removes an entry from the cached lists. */
export async function removeEntryFromCache(queryClient: QueryClient, id: string): Promise<void> {
  await changeMyEntries(queryClient, (pages) => removeEntryFromPages(pages, id));
  refreshEntriesOfOthers(queryClient);
}

/**
 * Changes the cached list of the user's own entries. If that list is being fetched, this function waits for the response first, because the
 * response may be older than the change.
 */
async function changeMyEntries(queryClient: QueryClient, change: (pages: Pages) => Pages): Promise<void> {
  const list = queryClient.getQueryCache().find<Pages>({ queryKey: entryQueryKeys.mine });
  if (list?.state.fetchStatus === 'fetching') await list.promise?.catch(() => undefined);
  queryClient.setQueryData<Pages>(entryQueryKeys.mine, (pages) => pages && change(pages));
}

/** Updates the cached lists of other users' entries: lists on the screen are refetched, all other lists are removed from the cache. */
export function refreshEntriesOfOthers(queryClient: QueryClient): void {
  const others = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'entries' && queryKey[1] !== 'mine',
  };
  queryClient.removeQueries({ ...others, type: 'inactive' });
  void refetchQueries(queryClient, others);
}

function findEntry({ pages }: Pages, id: string): Entry | undefined {
  for (const { items } of pages) {
    const found = items.find((entry) => entry.id === id);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the pages of a list with `entry` added or replaced. If the list holds this version of the entry or a newer one, `data` itself is
 * returned.
 */
export function putEntryInPages(data: Pages, entry: Entry): Pages {
  const cachedEntry = findEntry(data, entry.id);
  if (cachedEntry && cachedEntry.version >= entry.version) return data;
  if (cachedEntry) {
    const pages = data.pages.map((page) =>
      page.items.includes(cachedEntry)
        ? { ...page, items: page.items.map((one) => (one === cachedEntry ? entry : one)) }
        : page,
    );
    return { ...data, pages };
  }
  const [first, ...rest] = data.pages;
  if (!first) return data;
  // An unknown entry that is older than the newest fetched entry belongs to a page that is not fetched yet.
  const newest = first.items[0];
  if (newest && newest.createdAt > entry.createdAt) return data;
  return { ...data, pages: [{ ...first, items: [entry, ...first.items], total: first.total + 1 }, ...rest] };
}

/** Returns the pages of a list without the entry `id`. If no page contains the entry, `data` itself is returned. */
export function removeEntryFromPages(data: Pages, id: string): Pages {
  if (!findEntry(data, id)) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.filter((entry) => entry.id !== id),
    total: page.total - 1,
  }));
  return { ...data, pages };
}
