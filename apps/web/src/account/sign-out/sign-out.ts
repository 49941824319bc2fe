import i18next from 'i18next';
import { isOnline } from '../../lib/online-status.ts';
import { gatewayPaths, pagePaths } from '../../lib/page-paths.ts';
import { finishSealedWrites } from '../../lib/sealed-storage/open-writes.ts';
import { hidePageAndDropKey } from '../../lib/sealed-storage/reload-after-session-end.ts';
import { toastAfterReload } from '../../lib/toasts.ts';
import { clearOfflineData, markSignedOutOffline } from '../../session/index.ts';
import { waitingReviewCount } from '../../words/index.ts';

/**
 * Deletes the offline copies of this device and navigates to the URL that ends the session. Unsaved work stays, sealed: it opens when the
 * same user signs in again.
 */
export async function signOut(): Promise<void> {
  const waitingReviews = waitingReviewCount.get();
  // From here on, no response of the ending session is used, and nothing locks the page while it navigates.
  hidePageAndDropKey();
  await Promise.all([clearOfflineData(), finishSealedWrites()]);
  markSignedOutOffline();
  toastAfterReload({
    title: i18next.t('auth.toasts.loggedOut'),
    description:
      waitingReviews > 0
        ? i18next.t('auth.toasts.loggedOutWaiting', { count: waitingReviews })
        : i18next.t('auth.toasts.loggedOutText'),
  });
  window.location.assign(isOnline() ? gatewayPaths.logout : pagePaths.home);
}
