import type { FriendEntry, PublicProfile } from '@memory/contracts';
import { type QueryClient, useInfiniteQuery, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { displayName } from '../../../lib/display-name.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { flattenPages } from '../../../lib/fetched-items.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { toast } from '../../../lib/toasts.ts';
import { friendQueryKeys } from '../../query-keys.ts';

/** Infinite query: the viewer's friends. */
export function useFriends() {
  return useInfiniteQuery({
    queryKey: friendQueryKeys.list,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      readKeysetPage(api.GET('/api/friends', { params: { query: { limit: 50, cursor } } })),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => flattenPages(pages),
  });
}

/** The number of friends per request: the size of a page of the list of friends, so that each page sends one request. */
const FRIENDS_PER_REQUEST = 50;

/** The newest entry of a friend; null when the friend shares nothing. */
export type LatestEntryState = FriendEntry | null | 'loading' | 'failed';

/** Queries: the newest shared entry of each given friend. Returns a function that maps the id of a friend to the friend's entry. */
export function useLatestFriendEntries(friendIds: readonly string[]): (friendId: string) => LatestEntryState {
  const pages = Array.from({ length: Math.ceil(friendIds.length / FRIENDS_PER_REQUEST) }, (_, page) =>
    friendIds.slice(page * FRIENDS_PER_REQUEST, (page + 1) * FRIENDS_PER_REQUEST),
  );
  const results = useQueries({
    queries: pages.map((ids) => ({
      queryKey: friendQueryKeys.latestEntries(ids),
      queryFn: () =>
        unwrapResponse(api.GET('/api/friends-latest-entries', { params: { query: { userIds: ids.join() } } })),
    })),
  });
  return (friendId) => {
    const result = results[pages.findIndex((ids) => ids.includes(friendId))];
    if (!result?.data) return result?.isError ? 'failed' : 'loading';
    return result.data.find(({ userId }) => userId === friendId) ?? null;
  };
}

/** Mutation: adds a friend. If the installation requires approval, it sends a friend request, or accepts the other user's request. */
export function useAddFriend(user: PublicProfile) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.POST('/api/friends', { body: { friendId: user.id } })),
    onSuccess: ({ friendship }) => {
      if (friendship === 'friends')
        toast({ title: t('friends.toasts.added'), description: t('friends.toasts.addedText') });
      else
        toast({
          title: t('friends.toasts.asked'),
          description: t('friends.toasts.askedText', { name: displayName(user) }),
        });
      return invalidateFriendQueries(queryClient);
    },
    onError: () => toast({ title: t('toast.error'), description: t('friends.toasts.addFailed'), isError: true }),
  });
}

/**
 * The object that the mutation ends: a friendship, an outgoing friend request (withdrawn) or an incoming friend request (rejected). Each value is a
 * translation key of `friends.toasts`.
 */
type FriendRemovalOutcome = 'removed' | 'withdrawn' | 'refused';

/** Mutation: ends a friendship, or withdraws or rejects a friend request. */
export function useEndFriendship(friendId: string, outcome: FriendRemovalOutcome) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.DELETE('/api/friends/{friendId}', { params: { path: { friendId } } })),
    onSuccess: () => {
      toast({
        title: t(`friends.toasts.${outcome}`),
        ...(outcome === 'removed' && { description: t('friends.toasts.removedText') }),
      });
      return invalidateFriendQueries(queryClient);
    },
    onError: () => toast({ title: t('toast.error'), description: t('friends.toasts.removeFailed'), isError: true }),
  });
}

/** Mutation: dismisses the notice about a new friend. The friendship stays. */
export function useDismissFriendNotice(userId: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.DELETE('/api/friend-notices/{userId}', { params: { path: { userId } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: friendQueryKeys.notices }),
    onError: () => toast({ title: t('toast.error'), description: t('friendNotices.dismissFailed'), isError: true }),
  });
}

/**
 * Refetches the lists of friends and removes friends' entries from the cache. Called after a friendship has changed, because the viewer may
 * now see other entries.
 */
export async function invalidateFriendQueries(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: entryQueryKeys.friends });
  await queryClient.invalidateQueries({ queryKey: friendQueryKeys.all });
}
