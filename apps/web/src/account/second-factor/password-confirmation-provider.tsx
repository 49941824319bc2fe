import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { ApiRequestError } from '../../lib/api.ts';
import { ConfirmPasswordDialog } from './components/confirm-password-dialog.tsx';
import { PasswordConfirmationCancelled } from './password-confirmation-cancelled.ts';

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
