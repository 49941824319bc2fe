import { withInterfaceTexts } from '../../i18n/with-interface-texts.ts';
import { createExternalStore } from '../../lib/external-store.ts';
import { preloadable } from '../../lib/preloadable-component.ts';

/** The dialog with a link that the browser could not copy. */
export const CopyByHandDialog = preloadable(() => withInterfaceTexts('account', import('./copy-by-hand-dialog.tsx')));

/** The link that the dialog shows; null for none. */
export const linkToCopy = createExternalStore<string | null>(null);
