import type { User } from '@memory/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onUnauthorizedResponse } from '../../lib/api.ts';
import { checkSessionExpired, useSessionExpired } from '../session/session-expiry.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import { openLiveEventChannel } from './live-event-channel.ts';

/** Receives live events while a user is signed in and updates the query cache. @returns whether the session has expired */
export function useLiveUpdates({ id }: User): boolean {
  const queryClient = useQueryClient();
  const hasExpired = useSessionExpired();
  useEffect(() => {
    if (hasExpired) return undefined;
    const checkSession = (): void => void checkSessionExpired(id);
    const close = openLiveEventChannel(id, (message) => applyLiveEvent(queryClient, message), checkSession);
    const stopListening = onUnauthorizedResponse(checkSession);
    // The session is also checked when the tab gets the focus: another user may have signed in in another tab, which does not close this
    // tab's stream.
    window.addEventListener('focus', checkSession);
    return () => {
      close();
      stopListening();
      window.removeEventListener('focus', checkSession);
    };
  }, [queryClient, id, hasExpired]);
  return hasExpired;
}
