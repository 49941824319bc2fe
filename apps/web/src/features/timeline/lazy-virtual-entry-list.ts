import { preloadable } from '../../lib/preloadable-component.ts';

export const LazyVirtualEntryList = preloadable(() => import('./components/virtual-entry-list.tsx'));

/** Whether a list is drawn in parts. By its whole length, not by what has been fetched: it does not change while one reads. */
export const needsVirtualization = (total: number): boolean => total > 40;
