import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './owner-notices.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the notices. Few people ever see them. */
export const ownerNoticesTexts: InterfaceTexts = {
  en: () => import('./owner-notices.en.json'),
  'zh-Hans': () => import('./owner-notices.zh.json'),
};
