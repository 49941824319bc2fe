import { Sprout } from 'lucide-react';
import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { ownPastTexts } from '../own-past/own-past-texts.ts';
import type en from './growth.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}
const growthTexts: InterfaceTexts = {
  en: () => import('./growth.en.json'),
  'zh-Hans': () => import('./growth.zh.json'),
};

export const growthPage: Page = {
  path: pagePaths.growth,
  Component: preloadable(() => withTexts(import('./growth-page.tsx'), growthTexts, ownPastTexts)),
  menuItem: { menu: 'account', position: 3, label: 'nav.growth', Icon: Sprout },
};
