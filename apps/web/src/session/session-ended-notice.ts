import { createExternalStore } from '../lib/external-store.ts';
import { takeSessionEndedNotice } from '../lib/sealed-storage/reload-after-session-end.ts';
import { leadsToClassSignIn } from './class-session.ts';

const isShown = createExternalStore(false);

/**
 * Shows that the session has ended, if this page was loaded for that reason. Another user, who has signed in since then, sees the notice too,
 * because the page would otherwise change to that user's data without an explanation. A user who is still signed in, or has signed in again, does
 * not see the notice. On a device of a class, the page on which the next student signs in takes its place.
 */
export function showSessionEndedNotice(signedInUserId: string | null): void {
  const previousUserId = takeSessionEndedNotice();
  const isForNextStudent = signedInUserId === null && leadsToClassSignIn();
  isShown.set(previousUserId !== null && previousUserId !== signedInUserId && !isForNextStudent);
}

export const useSessionEndedNotice = (): boolean => isShown.use();
