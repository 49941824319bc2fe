import { createExternalStore } from '../../lib/external-store.ts';

/** A link that the browser could not copy, which `CopyByHandDialog` shows; null for none. */
export const linkToCopy = createExternalStore<string | null>(null);
