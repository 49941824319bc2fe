import type { PublicProfile } from '@memory/contracts';
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { displayName } from '../../../lib/display-name.ts';
import { entryQueryKeys, refreshEntriesOfOthers } from '../../../lib/entry-cache.ts';
import { flattenPages } from '../../../lib/fetched-items.ts';
import { type KeysetPage, readKeysetPage } from '../../../lib/keyset-page.ts';
import { toast } from '../../../lib/toasts.ts';
import { blockedUsersKey, friendQueryKeys } from '../../query-keys.ts';

/** Infinite query: the users whom the viewer has blocked, the newest block first. */
export function useBlockedUsers() {
  return useInfiniteQuery({
    queryKey: blockedUsersKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      readKeysetPage(api.GET('/api/blocks', { params: { query: { limit: 50, cursor } } })),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => flattenPages(pages),
  });
}

/** Mutation: blocks a user, who then leaves every list on the page. */
export function useBlockUser(user: PublicProfile) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const name = displayName(user);
  return useMutation({
    mutationFn: () => unwrapResponse(api.POST('/api/blocks', { body: { userId: user.id } })),
    onSuccess: async () => {
      toast({ title: t('safety.toasts.blocked', { name }), description: t('safety.toasts.blockedText') });
      void queryClient.invalidateQueries({ queryKey: blockedUsersKey });
      await removeUserFromCache(queryClient, user.id);
    },
    onError: (error) =>
      toast({
        title: t('toast.error'),
        description: apiErrorMessage(error, t('safety.toasts.blockFailed')),
        isError: true,
      }),
  });
}

/** Mutation: ends a block. */
export function useUnblockUser(user: PublicProfile) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.DELETE('/api/blocks/{userId}', { params: { path: { userId: user.id } } })),
    onSuccess: () => {
      toast({
        title: t('safety.toasts.unblocked', { name: displayName(user) }),
        description: t('safety.toasts.unblockedText'),
      });
      // The user may be found again, and their public entries are visible again.
      refreshEntriesOfOthers(queryClient);
      void queryClient.invalidateQueries({ queryKey: friendQueryKeys.all });
      return queryClient.invalidateQueries({ queryKey: blockedUsersKey });
    },
    onError: (error) =>
      toast({
        title: t('toast.error'),
        description: apiErrorMessage(error, t('safety.toasts.unblockFailed')),
        isError: true,
      }),
  });
}

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
