import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './book.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the book as PDF, and of its dialog. */
export const bookTexts: InterfaceTexts = {
  en: () => import('./book.en.json'),
  'zh-Hans': () => import('./book.zh.json'),
};
