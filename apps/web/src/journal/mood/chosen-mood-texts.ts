import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './chosen-mood.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts that explain a mood, and with which its author chooses another one. */
export const chosenMoodTexts: InterfaceTexts = {
  en: () => import('./chosen-mood.en.json'),
  'zh-Hans': () => import('./chosen-mood.zh.json'),
};
