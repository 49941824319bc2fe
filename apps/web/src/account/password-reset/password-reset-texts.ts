import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './password-reset.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of resetting a forgotten password. */
export const passwordResetTexts: InterfaceTexts = {
  en: () => import('./password-reset.en.json'),
  'zh-Hans': () => import('./password-reset.zh.json'),
};
