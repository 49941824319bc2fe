import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './recorder.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of recording, of waiting for a transcript and checking it, and of the missing parts of damaged files. */
export const recorderTexts: InterfaceTexts = {
  en: () => import('./recorder.en.json'),
  'zh-Hans': () => import('./recorder.zh.json'),
};
