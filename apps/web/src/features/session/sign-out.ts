import i18next from 'i18next';
import { serverPaths } from '../../app/paths.ts';
import { toastAfterLoad } from '../../lib/toast-after-load.ts';
import { deleteDraftsAndPendingUploads } from '../entries/draft.ts';
import { forgetSeen } from '../offline/seen.ts';

/** Leaves for the address that ends the session. Nothing that was written or seen stays on a shared computer. */
export async function signOut(): Promise<void> {
  await deleteDraftsAndPendingUploads();
  await forgetSeen();
  toastAfterLoad({ title: i18next.t('auth.toasts.loggedOut'), description: i18next.t('auth.toasts.loggedOutText') });
  window.location.assign(serverPaths.logout);
}
