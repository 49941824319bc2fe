import { isOnline } from './online-status.ts';

/**
 * Minimum age of a page in milliseconds for a reload. On a younger page a missing chunk is not the consequence of an upgrade, so a reload
 * would not help and would repeat forever.
 */
const MIN_PAGE_AGE_MS = 10_000;

/**
 * Reloads the page when one of its chunks no longer exists on the server, because the page was opened before an upgrade. Typed text is kept
 * as a draft.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection the page is not reloaded, because the user would lose it.
    if (performance.now() < MIN_PAGE_AGE_MS || !isOnline()) return;
    event.preventDefault();
    window.location.reload();
  });
}
