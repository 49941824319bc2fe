import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import { sessionsQuery } from './list-sessions.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Mutation: sets a new password. The server then ends all other sessions of the user. */
export function useChangePassword() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => unwrapResponse(api.POST('/api/change-password', { body })),
    onSuccess: () => {
      toast({ title: t('profile.toasts.passwordChanged'), description: t('profile.toasts.passwordChangedText') });
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      const description = apiErrorMessage(error, t('timeline.failedText'));
      toast({ title: t('profile.toasts.passwordFailed'), description, isError: true });
    },
  });
}
