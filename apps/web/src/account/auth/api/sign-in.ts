import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import type { SignInFields } from '../auth-form-validation.ts';
import { isSecondFactorRequiredError, openSecondStep } from '../second-step.ts';
import { reloadAfterSignIn } from './reload-after-sign-in.ts';

/** Mutation: signs the user in, then reloads the app for the signed-in user. With a second factor, the second step follows first. */
export function useSignIn() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (body: SignInFields) => unwrapResponse(api.POST('/api/simple-login', { body })),
    onSuccess: reloadAfterSignIn,
    onError: (error) => {
      if (isSecondFactorRequiredError(error)) {
        openSecondStep();
        return;
      }
      const description = apiErrorMessage(error, t('auth.toasts.loginFailedText'));
      toast({ title: t('auth.toasts.loginFailed'), description, isError: true });
    },
  });
}
