import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './class-sign-in.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the page on which the students of a class sign in. */
export const classSignInTexts: InterfaceTexts = {
  en: () => import('./class-sign-in.en.json'),
  'zh-Hans': () => import('./class-sign-in.zh.json'),
};
