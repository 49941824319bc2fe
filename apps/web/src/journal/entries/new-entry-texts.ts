import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './new-entry.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts that the form for a new entry shows rarely, and the texts of the steps after a save. */
export const newEntryTexts: InterfaceTexts = {
  en: () => import('./new-entry.en.json'),
  'zh-Hans': () => import('./new-entry.zh.json'),
};
