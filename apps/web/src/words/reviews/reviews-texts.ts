import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './reviews.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of today's words, and of the settings of learning. */
export const reviewsTexts: InterfaceTexts = {
  en: () => import('./reviews.en.json'),
  'zh-Hans': () => import('./reviews.zh.json'),
};
