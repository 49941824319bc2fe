import { useSyncExternalStore } from 'react';

/** The width from which the calendar and the entries of a day are side by side: Tailwind's `lg`. */
const wideWindow = (): MediaQueryList => window.matchMedia('(min-width: 64rem)');

function subscribe(listener: () => void): () => void {
  const query = wideWindow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** React hook: whether the window is wide enough for two columns. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wideWindow().matches);
