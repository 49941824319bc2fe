import { createExternalStore } from '../../lib/external-store.ts';
import { fetchSignedInUserId } from './api/fetch-signed-in-user-id.ts';

// kept apart from `currentUserQuery`: changing the data of that query would replace the routes and lose unsaved text
const isExpired = createExternalStore(false);

/** Records that the same user is signed in again. */
export const markSessionRestored = (): void => isExpired.set(false);

/**
 * Asks the server whether this user is still signed in, and records an expired session. Called on signs of an expired session, such as a
 * 401 response.
 */
export async function checkSessionExpired(userId: string): Promise<void> {
  if (isExpired.get()) return;
  const signedInUserId = await fetchSignedInUserId();
  if (signedInUserId !== undefined && signedInUserId !== userId) isExpired.set(true);
}

export const useSessionExpired = (): boolean => isExpired.use();
