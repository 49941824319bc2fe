import type { ProfileChanges } from '@memory/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { entryQueryKeys } from '../../../lib/entry-cache.ts';
import { toast } from '../../../lib/toasts.ts';
import { currentUserQuery } from '../../../session/index.ts';

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => unwrapResponse(api.GET('/api/profile')),
});

/** Mutation: updates the given fields of the viewer's profile; the other fields stay unchanged. */
export function useUpdateProfile() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<ProfileChanges>) => unwrapResponse(api.PATCH('/api/profile', { body: changes })),
    onSuccess: async (profile) => {
      toast({ title: t('profile.toasts.updated') });
      queryClient.setQueryData(profileQuery.queryKey, profile);
      // The gateway caches the user of a session. This request makes the gateway refresh that user.
      const { data: user } = await api.GET('/api/auth/user');
      queryClient.setQueryData(currentUserQuery.queryKey, user ?? profile);
      // Each cached entry contains its author's name, which may have changed.
      void queryClient.invalidateQueries({ queryKey: entryQueryKeys.all, refetchType: 'none' });
    },
    onError: (error) => {
      const message = apiErrorMessage(error, t('profile.toasts.unreachable'));
      toast({ title: t('toast.error'), description: t('profile.toasts.failed', { message }), isError: true });
    },
  });
}

/** Query: the viewer's profile. */
export function useProfile() {
  return useQuery(profileQuery);
}
