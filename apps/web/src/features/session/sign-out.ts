import i18next from 'i18next';
import { gatewayPaths } from '../../app/paths.ts';
import { toastAfterReload } from '../../lib/toast-after-reload.ts';
import { deleteDraftsAndPendingUploads } from '../entries/draft.ts';
import { clearOfflineData } from '../offline/offline-fallback.ts';

/** Deletes drafts and offline data of this device, then navigates to the URL that ends the session. */
export async function signOut(): Promise<void> {
  await deleteDraftsAndPendingUploads();
  await clearOfflineData();
  toastAfterReload({ title: i18next.t('auth.toasts.loggedOut'), description: i18next.t('auth.toasts.loggedOutText') });
  window.location.assign(gatewayPaths.logout);
}
