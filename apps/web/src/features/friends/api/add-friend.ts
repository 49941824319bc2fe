import type { PublicProfile } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { displayName } from '../../../lib/person.ts';
import { toast } from '../../../lib/toasts.ts';
import { refreshFriends } from './refresh-friends.ts';

/** Becomes friends with somebody; where the installation wants it, asks them or agrees to what they asked. */
export function useAddFriend(person: PublicProfile) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.POST('/api/friends', { body: { friendId: person.id } })),
    onSuccess: ({ friendship }) => {
      if (friendship === 'friends')
        toast({ title: t('friends.toasts.added'), description: t('friends.toasts.addedText') });
      else
        toast({
          title: t('friends.toasts.asked'),
          description: t('friends.toasts.askedText', { name: displayName(person) }),
        });
      return refreshFriends(queryClient);
    },
    onError: () => toast({ title: t('toast.error'), description: t('friends.toasts.addFailed'), destructive: true }),
  });
}
