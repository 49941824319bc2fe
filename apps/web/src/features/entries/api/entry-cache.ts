import type { Entry } from '@memory/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { KeysetPage } from '../../../lib/keyset-page.ts';
import { entryQueryKeys } from './entry-keys.ts';

/*
 * A change to one memory changes that memory in the lists that hold it. Fetching the lists again would fetch every page
 * somebody has scrolled through: 250 of them where five thousand memories are on the screen.
 */

type Pages = InfiniteData<KeysetPage<Entry>>;

/** Fetches a memory that is newer on the server than here and puts it into the lists. */
export async function fetchNewerEntry(queryClient: QueryClient, id: string, version: number): Promise<void> {
  const mine = queryClient.getQueryData<Pages>(entryQueryKeys.mine);
  const known = mine && findEntry(mine, id);
  if (known && known.version >= version) return;
  const { data } = await api.GET('/api/journal-entries/{id}', { params: { path: { id } } });
  // gone again meanwhile: another message tells so
  if (data) await putEntryInCache(queryClient, data);
}

/** Puts a memory as it is now into the lists: in its place, or in front where it is new. */
export async function putEntryInCache(queryClient: QueryClient, entry: Entry): Promise<void> {
  await changeMine(queryClient, (pages) => putEntryInPages(pages, entry));
  if (entry.shareId) queryClient.setQueryData<Entry>(entryQueryKeys.shared(entry.shareId), (shown) => shown && entry);
  refreshOthers(queryClient);
}

/** Takes a memory out of the lists. */
export async function removeEntryFromCache(queryClient: QueryClient, id: string): Promise<void> {
  await changeMine(queryClient, (pages) => removeEntryFromPages(pages, id));
  refreshOthers(queryClient);
}

/** A page of the list that is on its way was asked for before the change, and would bring back what was: it is let in first. */
async function changeMine(queryClient: QueryClient, change: (pages: Pages) => Pages): Promise<void> {
  const list = queryClient.getQueryCache().find<Pages>({ queryKey: entryQueryKeys.mine });
  if (list?.state.fetchStatus === 'fetching') await list.promise?.catch(() => undefined);
  queryClient.setQueryData<Pages>(entryQueryKeys.mine, (pages) => pages && change(pages));
}

/** The lists that are not one's own: fetched again where they are on the screen, forgotten where they are not. */
function refreshOthers(queryClient: QueryClient): void {
  const others = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'entries' && queryKey[1] !== 'mine',
  };
  queryClient.removeQueries({ ...others, type: 'inactive' });
  void queryClient.invalidateQueries(others);
}

function findEntry({ pages }: Pages, id: string): Entry | undefined {
  for (const { items } of pages) {
    const found = items.find((entry) => entry.id === id);
    if (found) return found;
  }
  return undefined;
}

/** The pages with the memory as it is now. An older version than the one shown changes nothing. */
export function putEntryInPages(data: Pages, entry: Entry): Pages {
  const shown = findEntry(data, entry.id);
  if (shown && shown.version >= entry.version) return data;
  if (shown) {
    const pages = data.pages.map((page) =>
      page.items.includes(shown) ? { ...page, items: page.items.map((one) => (one === shown ? entry : one)) } : page,
    );
    return { ...data, pages };
  }
  const [first, ...rest] = data.pages;
  if (!first) return data;
  // an old memory of a page not fetched yet comes with its page
  const newest = first.items[0];
  if (newest && newest.createdAt > entry.createdAt) return data;
  return { ...data, pages: [{ ...first, items: [entry, ...first.items], total: first.total + 1 }, ...rest] };
}

export function removeEntryFromPages(data: Pages, id: string): Pages {
  if (!findEntry(data, id)) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.filter((entry) => entry.id !== id),
    total: page.total - 1,
  }));
  return { ...data, pages };
}
