import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Turns a form's error, whose message is a dictionary key, into its sentence. */
export function useProblem(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation();
  return (error) => (error?.message ? t(error.message as 'auth.errors.email') : undefined);
}
