import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';

export const landingPage: Page = {
  path: pagePaths.home,
  Component: preloadable(() => import('./landing-page.tsx')),
  isFirstPage: true,
};
