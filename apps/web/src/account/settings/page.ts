import { Settings } from 'lucide-react';
import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths, routePatterns } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { safetyTexts } from '../../people/index.ts';
import { readingAidsTexts } from '../../reading/index.ts';
import { reviewsTexts } from '../../words/index.ts';
import { accountTexts } from '../account-texts.ts';

const SettingsPage = preloadable(() =>
  withTexts(import('./settings-page.tsx'), accountTexts, readingAidsTexts, reviewsTexts, safetyTexts),
);

export const settingsPage: Page = {
  path: pagePaths.settings,
  Component: SettingsPage,
  menuItem: { menu: 'account', position: 2, label: 'nav.settings', Icon: Settings },
};

/** A group of the settings. */
export const settingsGroupPage: Page = { path: routePatterns.settingsGroup, Component: SettingsPage };
