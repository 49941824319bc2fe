import i18next from 'i18next';
import { pagePaths } from '../../../app/paths.ts';
import { toastAfterReload } from '../../../lib/toast-after-reload.ts';
import { cancelSignOutRequest } from '../../session/sign-out-request.ts';
import { closeSecondStep } from '../second-step.ts';

/** Reloads the app for the user who has just signed in. */
export function reloadAfterSignIn(): void {
  cancelSignOutRequest();
  closeSecondStep();
  toastAfterReload({ title: i18next.t('auth.toasts.welcome'), description: i18next.t('auth.toasts.welcomeText') });
  window.location.assign(pagePaths.home);
}
