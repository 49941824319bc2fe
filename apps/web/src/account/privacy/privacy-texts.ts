import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './privacy.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the page about privacy. */
export const privacyTexts: InterfaceTexts = {
  en: () => import('./privacy.en.json'),
  'zh-Hans': () => import('./privacy.zh.json'),
};
