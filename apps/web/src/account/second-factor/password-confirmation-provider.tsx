import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { SingleFieldForm } from '../../components/ui/single-field-form.tsx';
import { api, ApiRequestError, unwrapResponse } from '../../lib/api.ts';
import { PasswordInput } from '../auth/components/password-input.tsx';
import { PasswordConfirmationCancelled, useErrorMessage } from './second-factor-errors.ts';

type SendConfirmed = <Result>(request: () => Promise<Result>) => Promise<Result>;

const SendConfirmedContext = createContext<SendConfirmed>((request) => request());

/**
 * Returns a function that sends a request. If the server requires the user's password first, the function shows the password dialog and repeats the
 * request afterwards.
 */
export const useSendConfirmed = (): SendConfirmed => use(SendConfirmedContext);

const isPasswordRequired = (error: unknown): boolean =>
  error instanceof ApiRequestError && error.code === 'password_confirmation_required';

/** Shows the password dialog for the components inside. */
export function PasswordConfirmationProvider({ username, children }: { username: string; children: ReactNode }) {
  const [dialog, setDialog] = useState<PromiseWithResolvers<void> | null>(null);
  const sendConfirmed = useCallback<SendConfirmed>(async (request) => {
    try {
      return await request();
    } catch (error) {
      if (!isPasswordRequired(error)) throw error;
    }
    const confirmation = Promise.withResolvers<void>();
    setDialog(confirmation);
    await confirmation.promise.finally(() => setDialog(null));
    return request();
  }, []);
  return (
    <SendConfirmedContext value={sendConfirmed}>
      {children}
      {dialog && (
        <ConfirmPasswordDialog
          username={username}
          onConfirmed={dialog.resolve}
          onClose={() => dialog.reject(new PasswordConfirmationCancelled())}
        />
      )}
    </SendConfirmedContext>
  );
}

interface PasswordDialogProps {
  username: string;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Dialog in which the user enters their password again before a change of the second factor. */
function ConfirmPasswordDialog({ username, onConfirmed, onClose }: PasswordDialogProps) {
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
