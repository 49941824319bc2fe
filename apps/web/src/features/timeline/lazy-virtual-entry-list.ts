import { preloadable } from '../../lib/preloadable-component.ts';

/** `VirtualEntryList`, loaded on demand. */
export const LazyVirtualEntryList = preloadable(() => import('./components/virtual-entry-list.tsx'));

/** Whether a list of `total` entries is virtualized. The total decides, because it does not change when more pages are fetched. */
export const needsVirtualization = (total: number): boolean => total > 40;
