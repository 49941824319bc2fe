import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useRegister } from '../api/register.ts';
import { type RegistrationFields, validateRegistration, formResolver } from '../auth-form-validation.ts';
import { PasswordInput } from './password-input.tsx';
import { useFieldErrorMessage } from './use-field-error-message.ts';

export function RegistrationForm() {
  const { t } = useTranslation();
  const errorMessage = useFieldErrorMessage();
  const registration = useRegister();
  const { register, handleSubmit, formState } = useForm<RegistrationFields>({
    resolver: formResolver(validateRegistration),
    defaultValues: { username: '', password: '', email: '', firstName: '', lastName: '' },
  });
  const { errors } = formState;
  const isBusy = registration.isPending || registration.isSuccess;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit((fields) => registration.mutate(fields))(event)}
    >
      <FormField label={t('auth.username')} error={errorMessage(errors.username)}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField label={t('auth.password')} error={errorMessage(errors.password)}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </FormField>
      <FormField label={t('auth.email')} error={errorMessage(errors.email)}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField label={t('auth.firstName')} error={errorMessage(errors.firstName)}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" maxLength={100} />}
        </FormField>
        <FormField label={t('auth.lastName')} error={errorMessage(errors.lastName)}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" maxLength={100} />}
        </FormField>
      </div>
      <Button type="submit" variant="primary" disabled={isBusy} className="mt-2">
        {t(isBusy ? 'auth.creating' : 'auth.create')}
      </Button>
    </form>
  );
}
