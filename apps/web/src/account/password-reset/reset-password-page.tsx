import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { FormField } from '../../components/ui/form-field.tsx';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { api, ApiRequestError, unwrapResponse } from '../../lib/api.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { toast, toastAfterReload } from '../../lib/toasts.ts';
import { useInstallationConfig } from '../../session/index.ts';
import { newPasswordError, showFieldErrors, useFieldErrorMessage } from '../auth/auth-form-validation.ts';
import { PasswordInput } from '../auth/components/password-input.tsx';
import { PasswordResetLayout } from './password-reset-layout.tsx';
import { clearResetCode, useResetCodeFromLink } from './reset-code-from-link.ts';

export default function ResetPasswordPage() {
  const { t } = useTranslation();
  const code = useResetCodeFromLink();
  return (
    <PasswordResetLayout characters="新" title={t('passwordReset.resetTitle')}>
      <p className="mb-5 text-ink-soft">{t('passwordReset.resetText')}</p>
      <ResetForm key={code} codeFromLink={code} />
    </PasswordResetLayout>
  );
}

/** The form with the reset code and the new password. If the page was opened with a link, the code field contains the code of the link. */
function ResetForm({ codeFromLink }: { codeFromLink: string }) {
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

/**
 * Mutation: sets a new password with a reset code, then loads the sign-in page. It is loaded as another document, because the reset may have just
 * ended the session of this browser.
 */
function useResetPassword() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (body: { code: string; newPassword: string }) =>
      unwrapResponse(api.POST('/api/password-resets', { body })),
    onSuccess: () => {
      clearResetCode();
      toastAfterReload({ title: t('passwordReset.savedTitle'), description: t('passwordReset.savedText') });
      window.location.assign(pagePaths.auth);
    },
    onError: (error) => {
      const description = apiErrorMessage(error, t('passwordReset.requestFailedText'));
      toast({ title: t('passwordReset.requestFailed'), description, isError: true });
    },
  });
}
