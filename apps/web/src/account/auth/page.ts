import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';

export const authPage: Page = {
  path: pagePaths.auth,
  Component: preloadable(() => import('./auth-page.tsx')),
  isFirstPage: true,
};
