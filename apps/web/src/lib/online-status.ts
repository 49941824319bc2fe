import { useSyncExternalStore } from 'react';

// a browser knows that there is no network, but not that there is one and no server behind it
let isServerReachable = true;
const listeners = new Set<() => void>();

/** Notes whether the server gave an answer of any kind. */
export function recordServerReachable(reached: boolean): void {
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

/** Whether the server can be asked, as far as this page knows. */
export const useOnlineStatus = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
