import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './account-deletion.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts about the deletion of the own account. */
export const accountDeletionTexts: InterfaceTexts = {
  en: () => import('./account-deletion.en.json'),
  'zh-Hans': () => import('./account-deletion.zh.json'),
};
