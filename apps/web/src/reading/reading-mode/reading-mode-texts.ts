import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './reading-mode.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the page on which one text is read. */
export const readingModeTexts: InterfaceTexts = {
  en: () => import('./reading-mode.en.json'),
  'zh-Hans': () => import('./reading-mode.zh.json'),
};
