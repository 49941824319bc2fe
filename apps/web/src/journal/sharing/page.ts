import { routePatterns } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { withStoredDraft } from '../entries/lazy-draft-storage.ts';

export const sharedEntryPage: Page = {
  path: routePatterns.shared,
  Component: preloadable(() => withStoredDraft(import('./shared-entry-page.tsx'))),
};
