import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, normalizeWidth, USERNAME_MAX_LENGTH } from '@memory/contracts/text';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, ApiRequestError, unwrapResponse } from '../../../lib/api.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { toast, toastAfterReload } from '../../../lib/toasts.ts';
import { cancelSignOutRequest, useInstallationConfig } from '../../../session/index.ts';
import {
  type RegistrationFields,
  resolverOfValidation,
  showFieldErrors,
  toRegistrationRequest,
  useFieldErrorMessage,
  validateRegistration,
} from '../auth-form-validation.ts';
import { isSecondFactorRequiredError, openSecondStep } from '../second-step.ts';
import { PasswordInput } from './password-input.tsx';

export function RegistrationForm() {
  const { t } = useTranslation();
  const errorMessage = useFieldErrorMessage();
  const registration = useRegister();
  const config = useInstallationConfig();
  const { register, handleSubmit, setError, formState } = useForm<RegistrationFields>({
    resolver: resolverOfValidation((fields) => validateRegistration(fields, config)),
    defaultValues: { username: '', password: '', email: '', firstName: '', lastName: '', invitationCode: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((fields) =>
    registration.mutate(fields, {
      onError: (error) => {
        showFieldErrors(error, setError);
        if (error instanceof ApiRequestError && error.code === 'invitation_invalid')
          setError('invitationCode', { type: 'server', message: error.message }, { shouldFocus: true });
      },
    }),
  );
  const isBusy = registration.isPending || registration.isSuccess;
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {config?.registration === 'invited' && (
        <FormField
          label={t('auth.classCode')}
          hint={t('auth.classCodeHint')}
          error={errorMessage(errors.invitationCode)}
        >
          {(control) => <CodeInput {...control} {...register('invitationCode')} />}
        </FormField>
      )}
      <FormField label={t('auth.username')} error={errorMessage(errors.username)}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            limit={USERNAME_MAX_LENGTH}
            normalize={normalizeWidth}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField
        label={t('auth.password')}
        hint={config?.passwordRules === 'strong' ? t('auth.passwordHint') : undefined}
        error={errorMessage(errors.password)}
      >
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </FormField>
      <FormField label={t('auth.email')} error={errorMessage(errors.email)}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            limit={EMAIL_MAX_LENGTH}
            normalize={normalizeWidth}
          />
        )}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField label={t('auth.firstName')} error={errorMessage(errors.firstName)}>
          {(control) => (
            <Input {...control} {...register('firstName')} autoComplete="given-name" limit={NAME_MAX_LENGTH} />
          )}
        </FormField>
        <FormField label={t('auth.lastName')} error={errorMessage(errors.lastName)}>
          {(control) => (
            <Input {...control} {...register('lastName')} autoComplete="family-name" limit={NAME_MAX_LENGTH} />
          )}
        </FormField>
      </div>
      <Button type="submit" variant="primary" disabled={isBusy} className="mt-2">
        {t(isBusy ? 'auth.creating' : 'auth.create')}
      </Button>
    </form>
  );
}

/** Mutation: creates an account, which also signs the user in, then reloads the app for the new user. */
function useRegister() {
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
