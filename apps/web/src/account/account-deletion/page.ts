import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { accountDeletionTexts } from './account-deletion-texts.ts';

export const accountDeletionPage: Page = {
  path: pagePaths.accountDeletion,
  Component: preloadable(() => withTexts(import('./account-deletion-page.tsx'), accountDeletionTexts)),
};
