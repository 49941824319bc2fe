import { pagePaths, routePatterns } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';

export const publicTimelinePage: Page = {
  path: pagePaths.publicTimeline,
  Component: preloadable(() => import('./public-timeline-page.tsx')),
  isFirstPage: true,
};

export const userTimelinePage: Page = {
  path: routePatterns.userTimeline,
  Component: preloadable(() => import('./user-timeline-page.tsx')),
};
