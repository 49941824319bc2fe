import type { ProfileChanges } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import { entryQueryKeys } from '../../entries/api/entry-cache.ts';
import { currentUserQuery } from '../../session/api/current-user.ts';
import { profileQuery } from './get-profile.ts';

/** Updates fields of the viewer's profile; fields left out are unchanged. */
export function useUpdateProfile() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<ProfileChanges>) => unwrapResponse(api.PATCH('/api/profile', { body: changes })),
    onSuccess: async (profile) => {
      toast({ title: t('profile.toasts.updated') });
      queryClient.setQueryData(profileQuery.queryKey, profile);
      // this request also makes the gateway refresh the user that it caches for the session
      const { data: user } = await api.GET('/api/auth/user');
      queryClient.setQueryData(currentUserQuery.queryKey, user ?? profile);
      // each cached entry contains its author's name, which may have changed
      void queryClient.invalidateQueries({ queryKey: entryQueryKeys.all, refetchType: 'none' });
    },
    onError: (error) => {
      const message = apiErrorMessage(error, t('profile.toasts.unreachable'));
      toast({ title: t('toast.error'), description: t('profile.toasts.failed', { message }), isError: true });
    },
  });
}
