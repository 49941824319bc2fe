import { useContext, useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { useCurrentUser } from '../../session/index.ts';
import { LookUpEntryContext } from './look-up-entry.ts';

/**
 * Logs that the signed-in user has looked a word up, for the history of the word. Nothing waits for it, and it is not sent again when it
 * fails.
 * @param word in simplified characters
 */
export function useLogLookUp(word: string): void {
  const { user } = useCurrentUser();
  const entryId = useContext(LookUpEntryContext) ?? undefined;
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) api.POST('/api/lookups', { body: { word, entryId } }).catch(() => undefined);
  }, [word, entryId, isSignedIn]);
}
