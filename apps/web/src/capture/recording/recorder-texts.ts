import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './recorder.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of recording, of waiting for the words of a recording and checking them, and of what is missing from damaged files. */
export const recorderTexts: InterfaceTexts = {
  en: () => import('./recorder.en.json'),
  'zh-Hans': () => import('./recorder.zh.json'),
};
