import { createExternalStore } from '../../lib/external-store.ts';
import { fetchSignedInUserId } from './api/fetch-signed-in-user-id.ts';

// kept beside the session itself: that one decides which screens there are, and changing it would throw away what is being written
const isExpired = createExternalStore(false);

/** The same person is signed in again. */
export const markSessionRestored = (): void => isExpired.set(false);

/** There is a sign that this person's session is over, or somebody else's by now: is that so? */
export async function checkSessionExpired(userId: string): Promise<void> {
  if (isExpired.get()) return;
  const signedInUserId = await fetchSignedInUserId();
  if (signedInUserId !== undefined && signedInUserId !== userId) isExpired.set(true);
}

export const useSessionExpired = (): boolean => isExpired.use();
