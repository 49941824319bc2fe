import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './classes.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the list of classes and of a class with its students and teachers. */
export const classesTexts: InterfaceTexts = {
  en: () => import('./classes.en.json'),
  'zh-Hans': () => import('./classes.zh.json'),
};
