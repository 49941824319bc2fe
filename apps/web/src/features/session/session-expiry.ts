import { createExternalStore } from '../../lib/external-store.ts';
import { fetchSignedInUserId } from './api/fetch-signed-in-user-id.ts';

// Whether the session has expired is stored apart from `currentUserQuery`: a change of that query's data would make the router replace the
// page, and unsaved text would be lost.
const isExpired = createExternalStore(false);

/** Called when the same user has signed in again after the session had expired. */
export const markSessionRestored = (): void => isExpired.set(false);

/**
 * Checks with the server whether this user is still signed in, and records an expired session. Called when something suggests an expired
 * session, such as a 401 response.
 */
export async function checkSessionExpired(userId: string): Promise<void> {
  if (isExpired.get()) return;
  const signedInUserId = await fetchSignedInUserId();
  if (signedInUserId !== undefined && signedInUserId !== userId) isExpired.set(true);
}

export const useSessionExpired = (): boolean => isExpired.use();
