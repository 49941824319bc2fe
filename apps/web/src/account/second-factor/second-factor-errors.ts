import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { ApiRequestError } from '../../lib/api.ts';

/** The error of a request that was not repeated, because the user closed the password dialog. */
export class PasswordConfirmationCancelled extends Error {}

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
