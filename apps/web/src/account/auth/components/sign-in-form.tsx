import { normalizeWidth, SIGN_IN_NAME_MAX_LENGTH } from '@memory/contracts/text';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useSignIn } from '../api/sign-in.ts';
import { resolverOfValidation, type SignInFields, validateSignIn } from '../auth-form-validation.ts';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { PasswordInput } from './password-input.tsx';
import { useFieldErrorMessage } from './use-field-error-message.ts';

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
