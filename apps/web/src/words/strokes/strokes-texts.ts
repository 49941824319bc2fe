import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './strokes.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of watching and writing characters stroke by stroke. */
export const strokesTexts: InterfaceTexts = {
  en: () => import('./strokes.en.json'),
  'zh-Hans': () => import('./strokes.zh.json'),
};
