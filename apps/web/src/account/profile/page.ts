import { UserRound } from 'lucide-react';
import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { accountTexts } from '../account-texts.ts';

export const profilePage: Page = {
  path: pagePaths.profile,
  Component: preloadable(() => withTexts(import('./profile-page.tsx'), accountTexts)),
  menuItem: { menu: 'account', position: 1, label: 'nav.profile', Icon: UserRound },
};
