import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './copy-by-hand.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the dialog with a link that could not be copied. */
export const copyByHandTexts: InterfaceTexts = {
  en: () => import('./copy-by-hand.en.json'),
  'zh-Hans': () => import('./copy-by-hand.zh.json'),
};
