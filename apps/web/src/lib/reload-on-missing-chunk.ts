/** A page this young was just loaded: what it lacks is missing on the server too, and loading it again would go on for ever. */
const MIN_PAGE_AGE_MS = 10_000;

/**
 * After an upgrade, a page that is still open asks for parts of itself that are no longer there. It is loaded anew instead of
 * crashing; what was typed is kept as a draft.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (performance.now() < MIN_PAGE_AGE_MS) return;
    event.preventDefault();
    window.location.reload();
  });
}
