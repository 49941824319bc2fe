import type { SecondFactorStatus } from '@memory/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { ApiRequestError } from '../../../lib/api.ts';
import { PasswordInput } from '../../auth/components/password-input.tsx';
import { PasskeyError, passkeySupport } from '../../second-factor/passkeys.ts';
import { hasAnySecondFactor } from '../../second-factor/second-factor-api.ts';
import { deleteAccount, type DeletionProof, leaveDeletedAccount } from '../delete-account.ts';

interface ConfirmDeletionFormProps {
  username: string;
  secondFactor: SecondFactorStatus;
  onClose: () => void;
}

/** The form in which a user with a password confirms the deletion: the password, and the second factor if the account has one. */
export function ConfirmDeletionForm({ username, secondFactor, onClose }: ConfirmDeletionFormProps) {
  const { t } = useTranslation();
  const needsCode = hasAnySecondFactor(secondFactor);
  const canUsePasskey = secondFactor.passkeys.length > 0 && passkeySupport() === 'available';
  const [isDone, setDone] = useState(false);
  const { register, handleSubmit, setError, clearErrors, formState } = useForm({
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;

  async function send(proof: DeletionProof): Promise<void> {
    try {
      const { eraseAfter } = await deleteAccount(proof);
      setDone(true);
      await leaveDeletedAccount(eraseAfter);
    } catch (error) {
      setError(fieldOf(error), { type: 'server', message: messageOf(error) }, { shouldFocus: true });
    }
  }
  const messageOf = (error: unknown): string => {
    if (error instanceof PasskeyError) return t('secondFactor.signIn.passkeyFailed');
    return apiErrorMessage(error, t('accountDeletion.failed'));
  };
  const submitWith = (secondFactorOf: (code: string) => DeletionProof['secondFactor']) =>
    handleSubmit(({ password, code }) => send({ password, secondFactor: secondFactorOf(code) }));
  const submit = submitWith((code) => (needsCode ? { code } : null));
  const submitPasskey = (): void => {
    clearErrors('code');
    void submitWith(() => 'passkey')();
  };
  const isBusy = isSubmitting || isDone;
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">{t('accountDeletion.confirmText')}</p>
      {/* a hidden field with the username, which password managers need */}
      <input hidden readOnly autoComplete="username" value={username} />
      <FormField label={t('accountDeletion.password')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password', { required: t('auth.errors.passwordRequired') })}
            autoComplete="current-password"
          />
        )}
      </FormField>
      {needsCode && (
        <FormField
          label={t(secondFactor.totp ? 'accountDeletion.code' : 'accountDeletion.recoveryCode')}
          hint={t('accountDeletion.codeHint')}
          error={errors.code?.message}
        >
          {(control) => <CodeInput {...control} {...register('code')} autoComplete="one-time-code" />}
        </FormField>
      )}
      {errors.root && (
        <p role="alert" className="text-sm text-cinnabar-text">
          {errors.root.message}
        </p>
      )}
      {canUsePasskey && (
        <Button disabled={isBusy} onClick={submitPasskey}>
          {t('accountDeletion.withPasskey')}
        </Button>
      )}
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button onClick={onClose}>{t('accountDeletion.cancel')}</Button>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {t(isBusy ? 'accountDeletion.deleting' : 'accountDeletion.delete')}
        </Button>
      </div>
    </form>
  );
}

/** The field below which an error is shown. */
function fieldOf(error: unknown): 'password' | 'code' | 'root' {
  if (error instanceof PasskeyError) return 'code';
  const code = error instanceof ApiRequestError ? error.code : '';
  if (code === 'wrong_password') return 'password';
  return ['wrong_code', 'passkey_rejected', 'second_factor_required', 'invalid_request'].includes(code)
    ? 'code'
    : 'root';
}
