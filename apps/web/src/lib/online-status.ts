import { useSyncExternalStore } from 'react';

// `navigator.onLine` detects a missing network, but not an unreachable server
let isServerReachable = true;
const listeners = new Set<() => void>();

/** Records whether the last request got a response, of any status. */
export function setServerReachable(reached: boolean): void {
  if (isServerReachable === reached) return;
  isServerReachable = reached;
  for (const listener of listeners) listener();
}

const isOnline = (): boolean => isServerReachable && navigator.onLine;

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

/** Whether the server is reachable, as far as is known. */
export const useOnlineStatus = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
