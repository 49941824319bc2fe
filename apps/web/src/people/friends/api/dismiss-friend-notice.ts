import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import { friendQueryKeys } from './friend-query-keys.ts';

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
