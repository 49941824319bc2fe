import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './community.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the community page. */
export const communityTexts: InterfaceTexts = {
  en: () => import('./community.en.json'),
  'zh-Hans': () => import('./community.zh.json'),
};
