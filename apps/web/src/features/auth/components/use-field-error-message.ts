import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Turns a form's error into its sentence: its message is a key of the dictionaries, or what the server said. */
export function useFieldErrorMessage(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation();
  return (error) => (error?.message ? t(error.message as 'auth.errors.email', error.message) : undefined);
}
