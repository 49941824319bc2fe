import { pagePaths } from '../../lib/page-paths.ts';
import { finishSealedWrites } from '../../lib/sealed-storage/open-writes.ts';
import { hidePageAndDropKey } from '../../lib/sealed-storage/reload-after-session-end.ts';
import { clearOfflineData } from '../../session/index.ts';

/** Deletes the offline copies of this device and opens the page that tells when the account is deleted. Unsaved work stays, sealed. */
export async function leaveDeletedAccount(eraseAfter: string): Promise<void> {
  hidePageAndDropKey();
  await Promise.all([clearOfflineData(), finishSealedWrites()]);
  window.location.assign(`${pagePaths.accountDeletion}#${eraseAfter}`);
}
