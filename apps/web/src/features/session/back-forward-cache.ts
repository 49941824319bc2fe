import { pageReload } from '../../lib/sealed-storage/reload-after-session-end.ts';

/**
 * Browsers keep a page that was left as it was, and show it again with the back button, also after its user has signed out. The page of a
 * signed-in user is therefore emptied when it may be kept, and loaded again when it comes back.
 */
export function emptyPageInBackForwardCache(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.body.replaceChildren();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) pageReload.reload();
  });
}
