import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import type { KeysetPage } from '../../../lib/keyset-page.ts';
import { friendQueryKeys } from '../../friends/api/friend-query-keys.ts';

/** An entry, which has a `userId`, or a user. */
interface ListedItem {
  id: string;
  userId?: string;
}

const isAbout = (userId: string, item: ListedItem): boolean => (item.userId ?? item.id) === userId;

/** Query keys whose data are lists or single objects of other users. */
const isAboutOthers = ({ queryKey: [area, part] }: { queryKey: QueryKey }): boolean =>
  area === friendQueryKeys.all[0] ||
  area === friendQueryKeys.searches[0] ||
  (area === entryQueryKeys.all[0] && part !== 'mine');

/**
 * Removes all data of a blocked user from the cache: the user's entries and the user's items in lists. The lists on the screen lose the user at
 * once and are then fetched again; all other lists are removed from the cache.
 */
export async function removeUserFromCache(queryClient: QueryClient, userId: string): Promise<void> {
  const aboutOthers = { predicate: isAboutOthers };
  // A response that is still on its way may be older than the block.
  await queryClient.cancelQueries(aboutOthers);
  queryClient.removeQueries({ ...aboutOthers, type: 'inactive' });
  queryClient.setQueriesData(aboutOthers, (data: unknown) => withoutUser(data, userId));
  // The user's timeline and an open shared entry of the user have nothing left to show, so their queries are reset.
  await Promise.all([
    queryClient.resetQueries({ queryKey: entryQueryKeys.ofUser(userId) }),
    queryClient.resetQueries({
      predicate: ({ queryKey, state }) =>
        isAboutOthers({ queryKey }) && isItem(state.data) && isAbout(userId, state.data),
    }),
    queryClient.invalidateQueries(aboutOthers),
  ]);
}

const isItem = (data: unknown): data is ListedItem =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string';
const isPaged = (data: unknown): data is InfiniteData<KeysetPage<ListedItem>> =>
  typeof data === 'object' && data !== null && 'pages' in data;

/** Returns the data of a query without the items of a user. Data that is no list is returned as it is. */
function withoutUser(data: unknown, userId: string): unknown {
  const keep = (items: readonly ListedItem[]): ListedItem[] => items.filter((item) => !isAbout(userId, item));
  if (Array.isArray(data)) return keep(data as ListedItem[]);
  if (!isPaged(data)) return data;
  const pages = data.pages.map((page) => ({ ...page, items: keep(page.items) }));
  const removedCount = countItems(data.pages) - countItems(pages);
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - removedCount })) };
}

const countItems = (pages: readonly { items: readonly unknown[] }[]): number =>
  pages.reduce((sum, { items }) => sum + items.length, 0);
