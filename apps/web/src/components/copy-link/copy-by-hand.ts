import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { createExternalStore } from '../../lib/external-store.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import type en from './copy-by-hand.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the dialog with a link that could not be copied. */
const copyByHandTexts: InterfaceTexts = {
  en: () => import('./copy-by-hand.en.json'),
  'zh-Hans': () => import('./copy-by-hand.zh.json'),
};

/** The dialog with a link that the browser could not copy. */
export const CopyByHandDialog = preloadable(() => withTexts(import('./copy-by-hand-dialog.tsx'), copyByHandTexts));

/** The link that the dialog shows; null for none. */
export const linkToCopy = createExternalStore<string | null>(null);
