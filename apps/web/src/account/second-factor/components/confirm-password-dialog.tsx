import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { PasswordInput } from '../../auth/components/password-input.tsx';
import { useErrorMessage } from '../use-error-message.ts';

interface PasswordDialogProps {
  username: string;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Dialog in which the user enters their password again before a change of the second factor. */
export function ConfirmPasswordDialog({ username, onConfirmed, onClose }: PasswordDialogProps) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  const confirm = async (currentPassword: string): Promise<void> => {
    await unwrapResponse(api.POST('/api/confirm-password', { body: { currentPassword } }));
    onConfirmed();
  };
  return (
    <Dialog title={t('secondFactor.password.title')} description={t('secondFactor.password.text')} onClose={onClose}>
      <SingleFieldForm
        label={t('secondFactor.password.label')}
        validate={(password) => (password === '' ? t('auth.errors.passwordRequired') : undefined)}
        submit={confirm}
        messageOf={messageOf}
        submitLabel={t('secondFactor.password.confirm')}
        busyLabel={t('secondFactor.password.confirming')}
        actions={<Button onClick={onClose}>{t('secondFactor.cancel')}</Button>}
      >
        {(control) => (
          <>
            {/* a hidden field with the username, which password managers need */}
            <input hidden readOnly autoComplete="username" value={username} />
            <PasswordInput {...control} autoComplete="current-password" />
          </>
        )}
      </SingleFieldForm>
    </Dialog>
  );
}
