import { pageReload } from '../lib/sealed-storage/reload-after-session-end.ts';

/**
 * Browsers may keep the page that the user leaves in the back-forward cache, and show it again with the back button, even after its user has signed
 * out. The page of a signed-in user is therefore emptied when the browser may keep it, and reloaded when the browser shows it again.
 */
export function emptyPageInBackForwardCache(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.body.replaceChildren();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) pageReload.reload();
  });
}
