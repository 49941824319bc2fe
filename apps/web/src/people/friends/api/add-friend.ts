import type { PublicProfile } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { displayName } from '../../../lib/display-name.ts';
import { toast } from '../../../lib/toasts.ts';
import { invalidateFriendQueries } from './invalidate-friend-queries.ts';

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
