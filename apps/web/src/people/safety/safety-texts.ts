import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './safety.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of reporting and blocking other people. */
export const safetyTexts: InterfaceTexts = {
  en: () => import('./safety.en.json'),
  'zh-Hans': () => import('./safety.zh.json'),
};
