import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { ownPastTexts } from './own-past-texts.ts';

export const calendarPage: Page = {
  path: pagePaths.calendar,
  Component: preloadable(() => withTexts(import('./calendar-page.tsx'), ownPastTexts)),
};
