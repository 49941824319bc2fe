import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { toastAfterReload } from '../../../lib/toast-after-reload.ts';
import { toast } from '../../../lib/toasts.ts';
import { cancelSignOutRequest } from '../../../session/index.ts';
import { type RegistrationFields, toRegistrationRequest } from '../auth-form-validation.ts';
import { isSecondFactorRequiredError, openSecondStep } from '../second-step.ts';

/** Mutation: creates an account, which also signs the user in, then reloads the app for the new user. */
export function useRegister() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (fields: RegistrationFields) =>
      unwrapResponse(api.POST('/api/simple-register', { body: toRegistrationRequest(fields) })),
    onSuccess: () => {
      cancelSignOutRequest();
      toastAfterReload({ title: t('auth.toasts.created'), description: t('auth.toasts.createdText') });
      window.location.assign(pagePaths.home);
    },
    onError: (error) => {
      // The registration is repeated, and the account that it has created has a second factor since.
      if (isSecondFactorRequiredError(error)) {
        openSecondStep();
        return;
      }
      const description = apiErrorMessage(error, t('auth.toasts.registrationFailedText'));
      toast({ title: t('auth.toasts.registrationFailed'), description, isError: true });
    },
  });
}
