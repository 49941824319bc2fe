import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import type en from './audio-banner.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the banner about recordings that this browser cannot play. */
const audioBannerTexts: InterfaceTexts = {
  en: () => import('./audio-banner.en.json'),
  'zh-Hans': () => import('./audio-banner.zh.json'),
};

/** Says which recordings this browser cannot play. Its code is loaded when it is first shown. */
export const AudioBanner = preloadable(() => withTexts(import('./audio-compatibility-banner.tsx'), audioBannerTexts));
