import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { reviewsTexts } from './reviews-texts.ts';

export const reviewPage: Page = {
  path: pagePaths.reviews,
  Component: preloadable(() => withTexts(import('./review-page.tsx'), reviewsTexts)),
};
