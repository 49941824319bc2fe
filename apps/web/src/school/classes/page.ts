import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths, routePatterns } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { rostersTexts } from '../rosters/rosters-texts.ts';
import { classesTexts } from './classes-texts.ts';

export const classesPage: Page = {
  path: pagePaths.classes,
  Component: preloadable(() => withTexts(import('./classes-page.tsx'), classesTexts)),
};

export const classPage: Page = {
  path: routePatterns.schoolClass,
  Component: preloadable(() => withTexts(import('./class-page.tsx'), classesTexts, rostersTexts)),
};
