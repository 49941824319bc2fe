import { MessagesSquare } from 'lucide-react';
import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { searchTexts } from '../entry-search/search-texts.ts';
import type en from './community.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the community page. */
const communityTexts: InterfaceTexts = {
  en: () => import('./community.en.json'),
  'zh-Hans': () => import('./community.zh.json'),
};

export const communityPage: Page = {
  path: pagePaths.community,
  Component: preloadable(() => withTexts(import('./community-page.tsx'), communityTexts, searchTexts)),
  menuItem: { menu: 'main', position: 3, label: 'nav.community', Icon: MessagesSquare },
};
