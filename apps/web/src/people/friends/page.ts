import { UsersRound } from 'lucide-react';
import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { friendsTexts } from './friends-texts.ts';

export const friendsPage: Page = {
  path: pagePaths.friends,
  Component: preloadable(() => withTexts(import('./friends-page.tsx'), friendsTexts)),
  isFirstPage: true,
  menuItem: { menu: 'main', position: 4, label: 'nav.friends', Icon: UsersRound },
};
