import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import { useInstallationConfig } from '../../../session/index.ts';
import { newPasswordError, showFieldErrors, useFieldErrorMessage } from '../../auth/auth-form-validation.ts';
import { PasswordInput } from '../../auth/components/password-input.tsx';
import { sessionsQuery } from '../api/sessions.ts';

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

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Mutation: sets a new password. The server then ends all other sessions of the user. */
function useChangePassword() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => unwrapResponse(api.POST('/api/change-password', { body })),
    onSuccess: () => {
      toast({ title: t('profile.toasts.passwordChanged'), description: t('profile.toasts.passwordChangedText') });
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      const description = apiErrorMessage(error, t('timeline.failedText'));
      toast({ title: t('profile.toasts.passwordFailed'), description, isError: true });
    },
  });
}
