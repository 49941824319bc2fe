import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pagePaths } from '../../../app/paths.ts';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toastAfterReload } from '../../../lib/toast-after-reload.ts';
import { toast } from '../../../lib/toasts.ts';
import { cancelSignOutRequest } from '../../session/sign-out-request.ts';
import type { SignInFields } from '../auth-form-validation.ts';

/** Mutation: signs the user in, then reloads the app for the signed-in user. */
export function useSignIn() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (body: SignInFields) => unwrapResponse(api.POST('/api/simple-login', { body })),
    onSuccess: () => {
      cancelSignOutRequest();
      toastAfterReload({ title: t('auth.toasts.welcome'), description: t('auth.toasts.welcomeText') });
      window.location.assign(pagePaths.home);
    },
    onError: (error) => {
      const description = apiErrorMessage(error, t('auth.toasts.loginFailedText'));
      toast({ title: t('auth.toasts.loginFailed'), description, isError: true });
    },
  });
}
