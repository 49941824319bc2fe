import { useSyncExternalStore } from 'react';

// a browser knows that there is no network, but not that there is one and no server behind it
let answered = true;
const listeners = new Set<() => void>();

/** Notes whether the server gave an answer of any kind. */
export function noteReachable(reached: boolean): void {
  if (answered === reached) return;
  answered = reached;
  for (const listener of listeners) listener();
}

const isReachable = (): boolean => answered && navigator.onLine;

function listen(changed: () => void): () => void {
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
export const useReachable = (): boolean => useSyncExternalStore(listen, isReachable, () => true);
