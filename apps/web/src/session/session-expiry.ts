import { reloadAfterSessionEnd, reloadIfSessionChanged } from '../lib/sealed-storage/reload-after-session-end.ts';
import { fetchSignedInUserId } from './api/fetch-signed-in-user-id.ts';
import { onSignOutRequested } from './sign-out-request.ts';

/**
 * Checks whether this user is still signed in, first by the browser's cookies, then with the server, and locks the page when the session
 * has ended. Called when something suggests an ended session, such as a 401 response.
 */
export async function checkSessionExpired(userId: string): Promise<void> {
  if (reloadIfSessionChanged()) return;
  const signedInUserId = await fetchSignedInUserId();
  if (signedInUserId !== undefined && signedInUserId !== userId) reloadAfterSessionEnd();
}

/**
 * Checks the session whenever the user comes back to this tab, and locks the page at once when the user signs out in another tab. Watching is
 * needed because a sign-in of another user in another tab does not close this tab's live stream, and because no response reports the end of the
 * session while there is no connection.
 * @returns a function that stops watching
 */
export function watchSession(userId: string): () => void {
  const check = (): void => void checkSessionExpired(userId);
  const checkWhenVisible = (): void => {
    if (!document.hidden) check();
  };
  const stopListening = onSignOutRequested(reloadAfterSessionEnd);
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', checkWhenVisible);
  return () => {
    stopListening();
    window.removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', checkWhenVisible);
  };
}
