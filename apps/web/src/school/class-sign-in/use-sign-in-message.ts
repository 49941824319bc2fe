import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { SignInLockedError } from './api/class-device.ts';

/** Returns a function that says why a student could not sign in, and what to do. */
export function useSignInMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) =>
    error instanceof SignInLockedError
      ? t('classSignIn.locked', { count: error.minutes })
      : apiErrorMessage(error, t('classSignIn.unreachable'));
}
