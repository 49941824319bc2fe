import { MessagesSquare } from 'lucide-react';
import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { searchTexts } from '../entry-search/search-texts.ts';
import { communityTexts } from './community-texts.ts';

export const communityPage: Page = {
  path: pagePaths.community,
  Component: preloadable(() => withTexts(import('./community-page.tsx'), communityTexts, searchTexts)),
  menuItem: { menu: 'main', position: 3, label: 'nav.community', Icon: MessagesSquare },
};
