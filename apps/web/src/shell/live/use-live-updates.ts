import type { User } from '@memory/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onUnauthorizedResponse } from '../../lib/api.ts';
import { checkSessionExpired, watchSession } from '../../session/index.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import { openLiveEventChannel } from './live-event-channel.ts';

/** Receives live events while a user is signed in and updates the query cache. Locks the page when the session has ended. */
export function useLiveUpdates({ id }: User): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const checkSession = (): void => void checkSessionExpired(id);
    const cleanups = [
      openLiveEventChannel(id, (message) => applyLiveEvent(queryClient, message), checkSession),
      onUnauthorizedResponse(checkSession),
      watchSession(id),
    ];
    return () => {
      for (const cleanUp of cleanups) cleanUp();
    };
  }, [queryClient, id]);
}
