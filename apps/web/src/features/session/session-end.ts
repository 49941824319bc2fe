import { sharedValue } from '../../lib/shared-value.ts';
import { whoIsSignedIn } from './api/who-is-signed-in.ts';

// kept beside the session itself: that one decides which screens there are, and changing it would throw away what is being written
const ended = sharedValue(false);

/** The same person is signed in again. */
export const noteSessionBack = (): void => ended.set(false);

/** There is a sign that this person's session is over, or somebody else's by now: is that so? */
export async function suspectSessionEnd(userId: string): Promise<void> {
  if (ended.get()) return;
  const who = await whoIsSignedIn();
  if (who !== undefined && who !== userId) ended.set(true);
}

export const useSessionEnded = (): boolean => ended.use();
