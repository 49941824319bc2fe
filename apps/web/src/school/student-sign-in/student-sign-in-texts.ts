import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './student-sign-in.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the devices, pictures and badges of a class, for its teachers. */
export const studentSignInTexts: InterfaceTexts = {
  en: () => import('./student-sign-in.en.json'),
  'zh-Hans': () => import('./student-sign-in.zh.json'),
};
