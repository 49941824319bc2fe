import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './sign-in-pictures.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The names of the twelve pictures, for students who sign in and for their teachers. */
export const signInPicturesTexts: InterfaceTexts = {
  en: () => import('./sign-in-pictures.en.json'),
  'zh-Hans': () => import('./sign-in-pictures.zh.json'),
};
