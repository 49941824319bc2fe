import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that translates a form error. The error's message is either a translation key or a complete sentence from the server.
 */
export function useFieldErrorMessage(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation();
  return (error) => (error?.message ? t(error.message as 'auth.errors.email', error.message) : undefined);
}
