import { createExternalStore } from '../../lib/external-store.ts';
import { takeSessionEndedNotice } from '../../lib/sealed-storage/reload-after-session-end.ts';

const isShown = createExternalStore(false);

/**
 * Shows that the session has ended, if that is why this page was loaded: also to another user, who would otherwise see a page change into
 * theirs. A user who is still signed in, or again, sees nothing of it.
 */
export function showSessionEndedNotice(signedInUserId: string | null): void {
  const previousUserId = takeSessionEndedNotice();
  isShown.set(previousUserId !== null && previousUserId !== signedInUserId);
}

export const useSessionEndedNotice = (): boolean => isShown.use();
