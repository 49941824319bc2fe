/** A page this young was just loaded: what it lacks is missing on the server too, and loading it again would go on for ever. */
const JUST_LOADED_MS = 10_000;

/**
 * After an upgrade, a page that is still open asks for parts of itself that are no longer there. It is loaded anew instead of
 * crashing; what was typed is kept as a draft.
 */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (performance.now() < JUST_LOADED_MS) return;
    event.preventDefault();
    window.location.reload();
  });
}
