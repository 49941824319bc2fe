/** A chunk missing on a page younger than this is missing on the server, too; reloading would repeat forever. */
const MIN_PAGE_AGE_MS = 10_000;

/** Reloads a page that was opened before an upgrade when one of its chunks no longer exists. Typed text is kept as a draft. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (performance.now() < MIN_PAGE_AGE_MS) return;
    event.preventDefault();
    window.location.reload();
  });
}
