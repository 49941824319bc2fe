import { useSyncExternalStore } from 'react';
import { whoIsSignedIn } from './api/who-is-signed-in.ts';

// kept beside the session itself: that one decides which screens there are, and changing it would throw away what is being written
let ended = false;
const listeners = new Set<() => void>();

function change(now: boolean): void {
  ended = now;
  for (const listener of listeners) listener();
}

/** The same person is signed in again. */
export function noteSessionBack(): void {
  change(false);
}

/** There is a sign that this person's session is over, or somebody else's by now: is that so? */
export async function suspectSessionEnd(userId: string): Promise<void> {
  if (ended) return;
  const who = await whoIsSignedIn();
  if (who !== undefined && who !== userId) change(true);
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended,
  );
}
