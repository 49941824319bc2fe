import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { toastAfterReload } from '../../../lib/toast-after-reload.ts';
import { toast } from '../../../lib/toasts.ts';
import { clearResetCode } from '../reset-code-from-link.ts';

/**
 * Mutation: sets a new password with a reset code, then loads the sign-in page. It is loaded as another document, because the reset may have just
 * ended the session of this browser.
 */
export function useResetPassword() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (body: { code: string; newPassword: string }) =>
      unwrapResponse(api.POST('/api/password-resets', { body })),
    onSuccess: () => {
      clearResetCode();
      toastAfterReload({ title: t('passwordReset.savedTitle'), description: t('passwordReset.savedText') });
      window.location.assign(pagePaths.auth);
    },
    onError: (error) => {
      const description = apiErrorMessage(error, t('passwordReset.requestFailedText'));
      toast({ title: t('passwordReset.requestFailed'), description, isError: true });
    },
  });
}
