import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { ApiRequestError } from '../../lib/api.ts';
import { PasswordConfirmationCancelled } from './password-confirmation-cancelled.ts';

/**
 * Returns a function that turns the error of a request into a sentence for the user: the server's message, for the rejected field if there is
 * one; null when the user has cancelled the request.
 */
export function useErrorMessage(): (error: unknown) => string | null {
  const { t } = useTranslation();
  return (error) => {
    if (error instanceof PasswordConfirmationCancelled) return null;
    const fieldMessage = error instanceof ApiRequestError ? error.fields[0]?.message : undefined;
    return fieldMessage ?? apiErrorMessage(error, t('secondFactor.failedText'));
  };
}
