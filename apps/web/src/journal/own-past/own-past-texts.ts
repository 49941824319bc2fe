import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './own-past.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the calendar, and of the memories of the same day in earlier years. */
export const ownPastTexts: InterfaceTexts = {
  en: () => import('./own-past.en.json'),
  'zh-Hans': () => import('./own-past.zh.json'),
};
