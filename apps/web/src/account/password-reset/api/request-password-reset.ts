import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';

/** Mutation: requests a mail with a reset code. It also succeeds if there is no such account. */
export function useRequestPasswordReset() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (body: { usernameOrEmail: string }) =>
      unwrapResponse(api.POST('/api/password-reset-requests', { body })),
    onError: (error) => {
      const description = apiErrorMessage(error, t('passwordReset.requestFailedText'));
      toast({ title: t('passwordReset.requestFailed'), description, isError: true });
    },
  });
}
