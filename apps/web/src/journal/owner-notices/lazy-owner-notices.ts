import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import type en from './owner-notices.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the notices. Few people ever see them. */
const ownerNoticesTexts: InterfaceTexts = {
  en: () => import('./owner-notices.en.json'),
  'zh-Hans': () => import('./owner-notices.zh.json'),
};

/** The notices with their texts. They are separate chunks, because few people ever see them. */
export const LazyOwnerNotices = preloadable(() => withTexts(import('./owner-notices.tsx'), ownerNoticesTexts));
