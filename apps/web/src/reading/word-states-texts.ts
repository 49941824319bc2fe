import type { InterfaceTexts } from '../i18n/i18n.ts';
import type en from './word-states.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the coverage of a text by known words, and of the choices about its words. */
export const wordStatesTexts: InterfaceTexts = {
  en: () => import('./word-states.en.json'),
  'zh-Hans': () => import('./word-states.zh.json'),
};
