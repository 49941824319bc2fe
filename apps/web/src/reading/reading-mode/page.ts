import { withTexts } from '../../i18n/i18n.ts';
import { routePatterns } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { readingAidsTexts } from '../annotated-text/reading-aids-texts.ts';
import { readingModeTexts } from './reading-mode-texts.ts';

export const readingPage: Page = {
  path: routePatterns.reading,
  Component: preloadable(() => withTexts(import('./reading-page.tsx'), readingModeTexts, readingAidsTexts)),
};
