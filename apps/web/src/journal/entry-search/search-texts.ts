import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './search.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the search in memories. */
export const searchTexts: InterfaceTexts = {
  en: () => import('./search.en.json'),
  'zh-Hans': () => import('./search.zh.json'),
};
