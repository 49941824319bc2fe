import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
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

/** Choosing or taking a photo of handwriting. Its code and texts are loaded when it is first shown. */
export const PhotoInput = preloadable(() => withTexts(import('./components/photo-input.tsx'), photoInputTexts));
