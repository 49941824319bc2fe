import { normalizeWidth, SIGN_IN_NAME_MAX_LENGTH } from '@memory/contracts/text';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { toast } from '../../../lib/toasts.ts';
import { useInstallationConfig } from '../../../session/index.ts';
import {
  resolverOfValidation,
  type SignInFields,
  useFieldErrorMessage,
  validateSignIn,
} from '../auth-form-validation.ts';
import { reloadAfterSignIn } from '../reload-after-sign-in.ts';
import { isSecondFactorRequiredError, openSecondStep } from '../second-step.ts';
import { PasswordInput } from './password-input.tsx';

/** The form with username and password. `takesFocus`: it gets the focus, because the user comes back from the second step. */
export function SignInForm({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation();
  const errorMessage = useFieldErrorMessage();
  const signIn = useSignIn();
  const { register, handleSubmit, setFocus, formState } = useForm<SignInFields>({
    resolver: resolverOfValidation(validateSignIn),
    defaultValues: { username: '', password: '' },
  });
  useEffect(() => {
    if (takesFocus) setFocus('username');
  }, [takesFocus, setFocus]);
  // the form stays disabled after a successful sign-in, because the app is about to reload
  const isBusy = signIn.isPending || signIn.isSuccess;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit((fields) => signIn.mutate(fields))(event)}
    >
      <FormField label={t('auth.username')} error={errorMessage(formState.errors.username)}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            limit={SIGN_IN_NAME_MAX_LENGTH}
            normalize={normalizeWidth}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField label={t('auth.password')} error={errorMessage(formState.errors.password)}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </FormField>
      <Button type="submit" variant="primary" disabled={isBusy} className="mt-2">
        {t(isBusy ? 'auth.signingIn' : 'auth.signIn')}
      </Button>
      <ForgotPasswordLink />
    </form>
  );
}

/** Mutation: signs the user in, then reloads the app for the signed-in user. With a second factor, the second step follows first. */
function useSignIn() {
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

/** The link to the page for people who have forgotten their password, on installations that send mails. */
function ForgotPasswordLink() {
  const { t } = useTranslation();
  if (!useInstallationConfig()?.passwordResetMail) return null;
  return (
    <Link
      to={pagePaths.forgotPassword}
      className="inline-flex min-h-11 items-center justify-self-start text-cinnabar-text underline"
    >
      {t('auth.forgotPassword')}
    </Link>
  );
}
