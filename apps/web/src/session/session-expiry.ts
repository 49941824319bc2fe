import type { User } from '@memory/contracts';
import { assertFromServer } from '../lib/api.ts';
import { reloadAfterSessionEnd, reloadIfSessionChanged } from '../lib/sealed-storage/reload-after-session-end.ts';
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

/**
 * Requests the id of the user that this browser is signed in as. The request bypasses the query cache, because a new user in the cache
 * would make the router rebuild the page at once.
 * @returns null when signed out, undefined when the server is unreachable
 */
export async function fetchSignedInUserId(): Promise<string | null | undefined> {
  try {
    const response = await fetch('/api/simple-user');
    assertFromServer(response.status, response.headers.get('Content-Type'));
    if (response.status === 401) return null;
    return response.ok ? ((await response.json()) as User).id : undefined;
  } catch {
    return undefined; // the server is unreachable, so it is unknown whether a user is signed in
  }
}
