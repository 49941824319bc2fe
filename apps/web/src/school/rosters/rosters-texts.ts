import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './rosters.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of importing the roster of a class or of the school. */
export const rostersTexts: InterfaceTexts = {
  en: () => import('./rosters.en.json'),
  'zh-Hans': () => import('./rosters.zh.json'),
};
