import { pagePaths } from '../../lib/page-paths.ts';
import { finishSealedWrites } from '../../lib/sealed-storage/open-writes.ts';
import { hidePageAndDropKey } from '../../lib/sealed-storage/reload-after-session-end.ts';
import { clearOfflineData, markSignedOutOffline } from '../../session/index.ts';

/** The function that loads another page. Tests replace it. */
export const documentLoader = {
  open: (path: string): void => window.location.assign(path),
};

/**
 * Ends the session of a student and opens the page on which the next one signs in. As after signing out, unsaved work stays on the device, sealed
 * for the student alone. The next page ends the session on the server before it does anything else, now or when the connection is back.
 */
export async function endClassSession(): Promise<void> {
  // From here on, no response of the ending session is used, and the page is empty, however long the rest takes.
  hidePageAndDropKey();
  await Promise.all([clearOfflineData(), finishSealedWrites()]);
  markSignedOutOffline();
  documentLoader.open(pagePaths.classSignIn);
}
