import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import { invalidateFriendQueries } from './invalidate-friend-queries.ts';

/**
 * What the mutation ends: a friendship, an outgoing friend request (withdrawn) or an incoming friend request (rejected). Each value is a
 * translation key of `friends.toasts`.
 */
export type FriendRemovalOutcome = 'removed' | 'withdrawn' | 'refused';

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
