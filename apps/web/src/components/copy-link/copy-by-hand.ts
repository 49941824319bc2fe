import { withTexts } from '../../i18n/i18n.ts';
import { createExternalStore } from '../../lib/external-store.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { copyByHandTexts } from './copy-by-hand-texts.ts';

/** The dialog with a link that the browser could not copy. */
export const CopyByHandDialog = preloadable(() => withTexts(import('./copy-by-hand-dialog.tsx'), copyByHandTexts));

/** The link that the dialog shows; null for none. */
export const linkToCopy = createExternalStore<string | null>(null);
