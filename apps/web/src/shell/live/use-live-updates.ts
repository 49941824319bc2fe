import type { User } from '@memory/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onUnauthorizedResponse } from '../../lib/api.ts';
import { electTabLeader } from '../../lib/tab-leader.ts';
import { checkSessionExpired, watchSession } from '../../session/index.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import { type LiveEvent, openEventStream } from './event-stream.ts';

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

/**
 * Receives the user's live events while the page is open. Browsers allow six connections per origin, so only one tab (the tab leader) opens
 * the live stream and broadcasts its events to the other tabs.
 * @param onRejected called when the server rejects the stream, because the session may have expired
 * @returns a function that closes the channel
 */
function openLiveEventChannel(userId: string, onEvent: (event: LiveEvent) => void, onRejected: () => void): () => void {
  const name = `memory.live.${userId}`;
  const channel = new BroadcastChannel(name);
  const stopped = new AbortController();
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => onEvent(data));

  const broadcast = (event: LiveEvent): void => {
    onEvent(event);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    channel.postMessage(event);
  };
  const holdStream = (isFirstLeader: boolean): void => {
    stopped.signal.addEventListener('abort', openEventStream(broadcast, onRejected, { afterGap: !isFirstLeader }));
  };
  // A tab that is not the leader may have fetched data before it received the first broadcast. That data may be outdated, so all data is
  // reloaded.
  void electTabLeader(name, stopped.signal, holdStream, () => onEvent({ name: 'reload', data: {} }));

  return () => {
    stopped.abort();
    channel.close();
  };
}
