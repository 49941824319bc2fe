import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './audio-banner.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the banner about recordings that this browser cannot play. */
export const audioBannerTexts: InterfaceTexts = {
  en: () => import('./audio-banner.en.json'),
  'zh-Hans': () => import('./audio-banner.zh.json'),
};
