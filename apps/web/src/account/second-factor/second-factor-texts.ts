import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './second-factor.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the second factor: its set-up, and the second step of signing in. */
export const secondFactorTexts: InterfaceTexts = {
  en: () => import('./second-factor.en.json'),
  'zh-Hans': () => import('./second-factor.zh.json'),
};
