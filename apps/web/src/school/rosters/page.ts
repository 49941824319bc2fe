import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { classesTexts } from '../classes/classes-texts.ts';
import { rostersTexts } from './rosters-texts.ts';

export const rosterImportPage: Page = {
  path: pagePaths.rosterImport,
  Component: preloadable(() => withTexts(import('./roster-import-page.tsx'), rostersTexts, classesTexts)),
};
