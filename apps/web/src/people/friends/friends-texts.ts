import type { InterfaceTexts } from '../../i18n/i18n.ts';
import type en from './friends.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of friend codes, finding people, requests and notices, and of what friends last shared. */
export const friendsTexts: InterfaceTexts = {
  en: () => import('./friends.en.json'),
  'zh-Hans': () => import('./friends.zh.json'),
};
