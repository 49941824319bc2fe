import { useSyncExternalStore } from 'react';

// Set after each request, because `navigator.onLine` detects a missing network, but not an unreachable server.
let isServerReachable = true;
const listeners = new Set<() => void>();

/** Records whether the last request got a response, whatever its status. */
export function setServerReachable(reached: boolean): void {
  if (isServerReachable === reached) return;
  isServerReachable = reached;
  for (const listener of listeners) listener();
}

/** Whether the server seems to be reachable. */
export const isOnline = (): boolean => isServerReachable && navigator.onLine;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** React hook that returns whether the server seems to be reachable. */
export const useOnlineStatus = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
