import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './photo-input.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of choosing or taking a photo of handwriting. */
export const photoInputTexts: InterfaceTexts = {
  en: () => import('./photo-input.en.json'),
  'zh-Hans': () => import('./photo-input.zh.json'),
};
