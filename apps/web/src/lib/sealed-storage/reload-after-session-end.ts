import { finishSealedWrites } from './open-writes.ts';
import { discardStorageKey, hasStorageKeyEnded, storageKey } from './storage-key.ts';

const NOTICE_KEY = 'memory.session-ended';
/** The time between hiding the page and reloading it, in milliseconds, so that running code can finish and requests can be sent. */
const RELOAD_DELAY_MS = 100;

/** The functions that reload the page. Tests replace them. */
export const pageReload = {
  reload: (): void => window.location.reload(),
  isReloaded: (): boolean =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload'),
};

let isLocked = false;

/** Drops the storage key and hides the page. Called before the page is left. Unsaved work is already sealed. */
export function hidePageAndDropKey(): void {
  isLocked = true;
  discardStorageKey();
  document.documentElement.style.display = 'none';
}

/**
 * Removes all data of the signed-in user from this tab by reloading the page, because the session has ended. A reloaded page has no caches, drafts
 * or files of the old page in its memory, whatever features are added to the app.
 */
export function reloadAfterSessionEnd(): void {
  if (isLocked) return;
  writeNotice(storageKey()?.userId ?? '');
  hidePageAndDropKey();
  setTimeout(() => void finishSealedWrites().then(() => pageReload.reload()), RELOAD_DELAY_MS);
}

function writeNotice(userId: string): void {
  try {
    sessionStorage.setItem(NOTICE_KEY, userId);
  } catch {
    // The browser blocks storage: the next page does not say why it is signed out.
  }
}

/** Locks the page when the browser's session is no longer the session with which this page was opened. @returns whether the page is locked */
export function reloadIfSessionChanged(): boolean {
  if (hasStorageKeyEnded()) reloadAfterSessionEnd();
  return isLocked;
}

/**
 * Returns the user of the previous page in this tab if that page locked itself and was reloaded as this page; otherwise null. Only the first call
 * returns the user.
 */
export function takeSessionEndedNotice(): string | null {
  try {
    const userId = sessionStorage.getItem(NOTICE_KEY);
    sessionStorage.removeItem(NOTICE_KEY);
    // The user may have gone to another address before the page was loaded again.
    return pageReload.isReloaded() ? userId : null;
  } catch {
    return null; // the browser blocks storage
  }
}

/** Makes this page a new one, for tests. */
export function resetReloadForTests(): void {
  isLocked = false;
  document.documentElement.style.display = '';
}
