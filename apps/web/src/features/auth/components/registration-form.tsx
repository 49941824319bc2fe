import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useRegister } from '../api/register.ts';
import { type RegistrationFields, registrationProblems, resolve } from '../forms.ts';
import { PasswordInput } from './password-input.tsx';
import { useProblem } from './use-problem.ts';

export function RegistrationForm() {
  const { t } = useTranslation();
  const problem = useProblem();
  const account = useRegister();
  const { register, handleSubmit, formState } = useForm<RegistrationFields>({
    resolver: resolve(registrationProblems),
    defaultValues: { username: '', password: '', email: '', firstName: '', lastName: '' },
  });
  const { errors } = formState;
  const busy = account.isPending || account.isSuccess;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit((fields) => account.mutate(fields))(event)}
    >
      <Field label={t('auth.username')} error={problem(errors.username)}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('auth.password')} error={problem(errors.password)}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label={t('auth.email')} error={problem(errors.email)}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('auth.firstName')} error={problem(errors.firstName)}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" maxLength={100} />}
        </Field>
        <Field label={t('auth.lastName')} error={problem(errors.lastName)}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" maxLength={100} />}
        </Field>
      </div>
      <Button type="submit" look="act" disabled={busy} className="mt-2">
        {t(busy ? 'auth.creating' : 'auth.create')}
      </Button>
    </form>
  );
}
