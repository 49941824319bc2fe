import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { useInstallationConfig } from '../../../session/index.ts';
import { newPasswordError } from '../../auth/auth-form-validation.ts';
import { PasswordInput } from '../../auth/components/password-input.tsx';
import { showFieldErrors } from '../../auth/components/show-field-errors.ts';
import { useFieldErrorMessage } from '../../auth/components/use-field-error-message.ts';
import { type PasswordChange, useChangePassword } from '../api/change-password.ts';

const emptyFields: PasswordChange = { currentPassword: '', newPassword: '' };

export function ChangePasswordForm({ username }: { username: string }) {
  const { t } = useTranslation();
  const errorMessage = useFieldErrorMessage();
  const change = useChangePassword();
  const config = useInstallationConfig();
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: emptyFields });
  const save = handleSubmit((fields) =>
    change.mutate(fields, {
      onSuccess: () => reset(emptyFields),
      onError: (error) => showFieldErrors(error, setError),
    }),
  );
  return (
    <section aria-labelledby="password" className="sheet p-5 sm:p-6">
      <h2 id="password" className="text-lg">
        {t('profile.password.title')}
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">{t('profile.password.text')}</p>
      <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        {/* a hidden field with the username, which password managers need */}
        <input hidden readOnly autoComplete="username" value={username} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField label={t('profile.password.current')} error={errorMessage(formState.errors.currentPassword)}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('currentPassword', { required: 'auth.errors.passwordRequired' })}
                autoComplete="current-password"
              />
            )}
          </FormField>
          <FormField
            label={t('profile.password.next')}
            hint={config?.passwordRules === 'strong' ? t('auth.passwordHint') : undefined}
            error={errorMessage(formState.errors.newPassword)}
          >
            {(control) => (
              <PasswordInput
                {...control}
                {...register('newPassword', {
                  required: 'auth.errors.passwordRequired',
                  validate: (password) => newPasswordError(password, config) ?? true,
                })}
                autoComplete="new-password"
              />
            )}
          </FormField>
        </div>
        <Button type="submit" disabled={change.isPending} className="justify-self-start max-sm:w-full">
          {t(change.isPending ? 'profile.password.changing' : 'profile.password.change')}
        </Button>
      </form>
    </section>
  );
}
