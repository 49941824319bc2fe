import type { AddedFriend, OwnFriendCode } from '@memory/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import { invalidateFriendQueries } from '../../friends/api/friends.ts';

const ownCodeKey = ['friend-code'] as const;
const NO_CODE: OwnFriendCode = { code: null, expiresAt: null };

/** Query: the viewer's own friend code. */
export function useOwnFriendCode() {
  return useQuery({ queryKey: ownCodeKey, queryFn: () => unwrapResponse(api.GET('/api/friend-code')) });
}

/** Mutation: creates a friend code. An earlier friend code stops working. */
export function useReplaceFriendCode() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.POST('/api/friend-code')),
    onSuccess: (created) => queryClient.setQueryData<OwnFriendCode>(ownCodeKey, created),
    onError: () => toast({ title: t('toast.error'), description: t('friendCode.own.changeFailed'), isError: true }),
  });
}

/** Mutation: deletes the friend code. */
export function useDeleteFriendCode() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapResponse(api.DELETE('/api/friend-code')),
    onSuccess: () => {
      queryClient.setQueryData<OwnFriendCode>(ownCodeKey, NO_CODE);
      toast({ title: t('friendCode.own.deleted'), description: t('friendCode.own.deletedText') });
    },
    onError: () => toast({ title: t('toast.error'), description: t('friendCode.own.changeFailed'), isError: true }),
  });
}

/** Returns a function that sends a friend request to the owner of a code. It rejects with an ApiRequestError, whose message is for the user. */
export function useRequestFriendByCode() {
  const queryClient = useQueryClient();
  return async (code: string): Promise<AddedFriend> => {
    const friend = await unwrapResponse(api.POST('/api/friend-requests', { body: { code } }));
    await invalidateFriendQueries(queryClient);
    return friend;
  };
}
