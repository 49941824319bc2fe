import type { InterfaceTexts } from '../i18n/i18n.ts';
import type en from './account.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the profile and the settings. */
export const accountTexts: InterfaceTexts = {
  en: () => import('./account.en.json'),
  'zh-Hans': () => import('./account.zh.json'),
};
