import i18next from 'i18next';
import { serverPaths } from '../../app/paths.ts';
import { toastAfterLoad } from '../../lib/toast-after-load.ts';
import { forgetDrafts } from '../entries/draft.ts';

/** Leaves for the address that ends the session. Nothing that was being written stays on a shared computer. */
export function signOut(): void {
  forgetDrafts();
  toastAfterLoad({ title: i18next.t('auth.toasts.loggedOut'), description: i18next.t('auth.toasts.loggedOutText') });
  window.location.assign(serverPaths.logout);
}
