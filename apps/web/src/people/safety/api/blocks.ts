import type { PublicProfile } from '@memory/contracts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { displayName } from '../../../lib/display-name.ts';
import { refreshEntriesOfOthers } from '../../../lib/entry-cache.ts';
import { flattenPages } from '../../../lib/fetched-items.ts';
import { readKeysetPage } from '../../../lib/keyset-page.ts';
import { toast } from '../../../lib/toasts.ts';
import { friendQueryKeys } from '../../friends/api/friend-query-keys.ts';
import { blockedUsersKey } from './blocked-users-key.ts';
import { removeUserFromCache } from './remove-user-from-cache.ts';

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
