import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Translates a form error: its message is a translation key or already a sentence from the server. */
export function useFieldErrorMessage(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation();
  return (error) => (error?.message ? t(error.message as 'auth.errors.email', error.message) : undefined);
}
