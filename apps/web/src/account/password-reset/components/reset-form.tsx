import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { ApiRequestError } from '../../../lib/api.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { useInstallationConfig } from '../../../session/index.ts';
import { newPasswordError } from '../../auth/auth-form-validation.ts';
import { PasswordInput } from '../../auth/components/password-input.tsx';
import { showFieldErrors } from '../../auth/components/show-field-errors.ts';
import { useFieldErrorMessage } from '../../auth/components/use-field-error-message.ts';
import { useResetPassword } from '../api/reset-password.ts';

/** The form with the reset code and the new password. If the page was opened with a link, the code field contains the code of the link. */
export function ResetForm({ codeFromLink }: { codeFromLink: string }) {
  const { t } = useTranslation();
  const errorMessage = useFieldErrorMessage();
  const reset = useResetPassword();
  const config = useInstallationConfig();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { code: codeFromLink, newPassword: '' },
  });
  const { errors } = formState;
  const save = handleSubmit((fields) =>
    reset.mutate(fields, {
      onError: (error) => {
        showFieldErrors(error, setError);
        if (error instanceof ApiRequestError && error.code === 'reset_code_invalid')
          setError('code', { type: 'server', message: error.message }, { shouldFocus: true });
      },
    }),
  );
  const isBusy = reset.isPending || reset.isSuccess;
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      <FormField
        label={t('passwordReset.code')}
        hint={t(codeFromLink === '' ? 'passwordReset.codeHint' : 'passwordReset.codeFromLink')}
        error={errorMessage(errors.code)}
      >
        {(control) => (
          <CodeInput
            {...control}
            {...register('code', { validate: (text) => text.trim() !== '' || 'passwordReset.errors.codeRequired' })}
          />
        )}
      </FormField>
      {errors.code?.type === 'server' && config?.passwordResetMail && (
        <Link to={pagePaths.forgotPassword} className="inline-flex min-h-11 items-center text-cinnabar-text underline">
          {t('passwordReset.requestNew')}
        </Link>
      )}
      <FormField
        label={t('passwordReset.newPassword')}
        hint={config?.passwordRules === 'strong' ? t('auth.passwordHint') : undefined}
        error={errorMessage(errors.newPassword)}
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
      <Button type="submit" variant="primary" disabled={isBusy} className="mt-2">
        {t(isBusy ? 'passwordReset.saving' : 'passwordReset.save')}
      </Button>
    </form>
  );
}
