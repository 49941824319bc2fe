import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './edit-entry.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the form in which an entry is edited. */
export const editEntryTexts: InterfaceTexts = {
  en: () => import('./edit-entry.en.json'),
  'zh-Hans': () => import('./edit-entry.zh.json'),
};
