/**
 * In milliseconds. On a younger page a missing chunk is not a consequence of an upgrade: reloading would not help and would repeat
 * forever.
 */
const MIN_PAGE_AGE_MS = 10_000;

/** Reloads a page that was opened before an upgrade when one of its chunks no longer exists. Typed text is kept as a draft. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (performance.now() < MIN_PAGE_AGE_MS) return;
    event.preventDefault();
    window.location.reload();
  });
}
