import i18next from 'i18next';
import { pagePaths } from '../../lib/page-paths.ts';
import { toastAfterReload } from '../../lib/toasts.ts';
import { cancelSignOutRequest, clearClassSession } from '../../session/index.ts';
import { closeSecondStep } from './second-step.ts';

/**
 * Whether this sign-in has cancelled the deletion of the account, according to a cookie of the gateway, which is then deleted. The settings page
 * shows the message, so that no first screen loads code for it.
 */
function takeKeptAccountCookie(): boolean {
  const isKept = document.cookie.includes('memory.kept=1');
  if (isKept) document.cookie = 'memory.kept=; path=/; max-age=0';
  return isKept;
}

/** Reloads the app for the user who has just signed in. */
export function reloadAfterSignIn(): void {
  cancelSignOutRequest();
  clearClassSession();
  closeSecondStep();
  toastAfterReload({ title: i18next.t('auth.toasts.welcome'), description: i18next.t('auth.toasts.welcomeText') });
  window.location.assign(takeKeptAccountCookie() ? `${pagePaths.settings}#account-kept` : pagePaths.home);
}
