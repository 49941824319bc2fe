import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './reading-aids.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the choices of the reading aids, on cards and in the settings. */
export const readingAidsTexts: InterfaceTexts = {
  en: () => import('./reading-aids.en.json'),
  'zh-Hans': () => import('./reading-aids.zh.json'),
};
