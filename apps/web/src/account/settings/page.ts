import { Settings } from 'lucide-react';
import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { safetyTexts } from '../../people/index.ts';
import { readingAidsTexts } from '../../reading/index.ts';
import { reviewsTexts } from '../../words/index.ts';
import { accountTexts } from '../account-texts.ts';

export const settingsPage: Page = {
  path: pagePaths.settings,
  Component: preloadable(() =>
    withTexts(import('./settings-page.tsx'), accountTexts, readingAidsTexts, reviewsTexts, safetyTexts),
  ),
  menuItem: { menu: 'account', position: 2, label: 'nav.settings', Icon: Settings },
};
