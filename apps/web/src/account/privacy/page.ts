import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import type en from './privacy.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the page about privacy. */
const privacyTexts: InterfaceTexts = {
  en: () => import('./privacy.en.json'),
  'zh-Hans': () => import('./privacy.zh.json'),
};

export const privacyPage: Page = {
  path: pagePaths.privacy,
  Component: preloadable(() => withTexts(import('./privacy-page.tsx'), privacyTexts)),
};
