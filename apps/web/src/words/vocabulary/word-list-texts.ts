import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './word-list.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the vocabulary page. */
export const wordListTexts: InterfaceTexts = {
  en: () => import('./word-list.en.json'),
  'zh-Hans': () => import('./word-list.zh.json'),
};
