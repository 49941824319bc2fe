import type { User } from '@memory/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onUnauthorizedResponse } from '../../lib/api.ts';
import { checkSessionExpired, useSessionExpired } from '../session/session-expiry.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import { openLiveEventChannel } from './live-event-channel.ts';

/** Keeps the page up to date for as long as somebody is signed in here. @returns whether their session has ended meanwhile */
export function useLiveUpdates({ id }: User): boolean {
  const queryClient = useQueryClient();
  const hasExpired = useSessionExpired();
  useEffect(() => {
    if (hasExpired) return undefined;
    const checkSession = (): void => void checkSessionExpired(id);
    const close = openLiveEventChannel(id, (message) => applyLiveEvent(queryClient, message), checkSession);
    const stopListening = onUnauthorizedResponse(checkSession);
    // somebody else may have signed in beside this page without its stream ever breaking
    window.addEventListener('focus', checkSession);
    return () => {
      close();
      stopListening();
      window.removeEventListener('focus', checkSession);
    };
  }, [queryClient, id, hasExpired]);
  return hasExpired;
}
