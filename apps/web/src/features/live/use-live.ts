import type { User } from '@memory/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSignedOutAnswer } from '../../lib/api.ts';
import { suspectSessionEnd, useSessionEnded } from '../session/session-end.ts';
import { followLive } from './follow-live.ts';
import { openLiveChannel } from './live-channel.ts';

/** Keeps the page up to date for as long as somebody is signed in here. @returns whether their session has ended meanwhile */
export function useLive({ id }: User): boolean {
  const queryClient = useQueryClient();
  const ended = useSessionEnded();
  useEffect(() => {
    if (ended) return undefined;
    const suspect = (): void => void suspectSessionEnd(id);
    const close = openLiveChannel(id, (message) => followLive(queryClient, message), suspect);
    const stopListening = onSignedOutAnswer(suspect);
    // somebody else may have signed in beside this page without its stream ever breaking
    window.addEventListener('focus', suspect);
    return () => {
      close();
      stopListening();
      window.removeEventListener('focus', suspect);
    };
  }, [queryClient, id, ended]);
  return ended;
}
