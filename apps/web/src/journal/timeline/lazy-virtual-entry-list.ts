import { preloadable } from '../../lib/preloadable-component.ts';

/** The component `VirtualEntryList`, whose code is loaded when a list needs it. */
export const LazyVirtualEntryList = preloadable(() => import('./components/virtual-entry-list.tsx'));

/**
 * Whether a list of `total` entries is rendered as a virtual list. The total decides instead of the number of fetched entries, because it
 * does not change when more pages are fetched.
 */
export const needsVirtualization = (total: number): boolean => total > 40;
