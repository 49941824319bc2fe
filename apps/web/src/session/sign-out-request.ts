import { safeLocalStorage } from '../lib/safe-local-storage.ts';
import { deleteStorageKeyCookie } from '../lib/sealed-storage/storage-key.ts';

/** `prerender/inline-scripts/show-prerendered-screen.js` reads this key, too. */
const STORAGE_KEY = 'memory.sign-out';

/**
 * Ends the session as far as this browser can without the server: from now on, all pages behave as signed out, and the next page that
 * reaches the server ends the session there. Scripts cannot delete the session cookie itself.
 */
export function markSignedOutOffline(): void {
  safeLocalStorage.write(STORAGE_KEY, '1');
  deleteStorageKeyCookie();
}

export const isSignOutRequested = (): boolean => safeLocalStorage.read(STORAGE_KEY) !== null;

/** Called after a new session has begun, so that an earlier request to sign out does not end the new session. */
export const cancelSignOutRequest = (): void => safeLocalStorage.remove(STORAGE_KEY);

/** Ends the session on the server. Without a connection, the request stays stored, and the next page tries again. */
export async function endSessionOnServer(): Promise<void> {
  try {
    const response = await fetch('/api/simple-logout', { method: 'POST' });
    // Only the server responds with 204. The page of a captive portal is a successful response, too, but has ended no session.
    if (response.status === 204) cancelSignOutRequest();
  } catch {
    // the server is unreachable
  }
}

/** Calls `listener` when the user signs out in another tab. @returns a function that unsubscribes the listener */
export function onSignOutRequested(listener: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === STORAGE_KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
