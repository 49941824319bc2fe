import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, normalizeWidth, USERNAME_MAX_LENGTH } from '@memory/contracts/text';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { ApiRequestError } from '../../../lib/api.ts';
import { useInstallationConfig } from '../../../session/index.ts';
import { useRegister } from '../api/register.ts';
import { type RegistrationFields, validateRegistration, resolverOfValidation } from '../auth-form-validation.ts';
import { PasswordInput } from './password-input.tsx';
import { showFieldErrors } from './show-field-errors.ts';
import { useFieldErrorMessage } from './use-field-error-message.ts';

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
