import { finishSealedWrites } from './open-writes.ts';
import { discardStorageKey, hasStorageKeyEnded, storageKey } from './storage-key.ts';

const NOTICE_KEY = 'memory.session-ended';
/** The time between hiding the page and loading it again, in milliseconds: code that is running may end, and requests may be sent. */
const RELOAD_DELAY_MS = 100;

/** Loading the page, which tests replace. */
export const pageReload = {
  reload: (): void => window.location.reload(),
  isReloaded: (): boolean =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload'),
};

let isLocked = false;

/** Drops the storage key and hides the page, which is about to be left. Unsaved work is sealed already. */
export function hidePageAndDropKey(): void {
  isLocked = true;
  discardStorageKey();
  document.documentElement.style.display = 'none';
}

/**
 * Removes everything of the signed-in user from this tab, because the session has ended: loads the page again. A new page has no caches,
 * drafts or files of the old one in its memory, whatever features are added to the app.
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

/** Locks the page when the browser's session is not the one that this page was opened with. @returns whether the page is locked */
export function reloadIfSessionChanged(): boolean {
  if (hasStorageKeyEnded()) reloadAfterSessionEnd();
  return isLocked;
}

/**
 * The user of the previous page in this tab, if that page locked itself and this one was loaded in its place; else null. Only the first call
 * returns it.
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
