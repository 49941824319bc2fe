import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { privacyTexts } from './privacy-texts.ts';

export const privacyPage: Page = {
  path: pagePaths.privacy,
  Component: preloadable(() => withTexts(import('./privacy-page.tsx'), privacyTexts)),
};
