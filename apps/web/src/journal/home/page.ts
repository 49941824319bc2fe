import { BookOpen } from 'lucide-react';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { withStoredDraft } from '../entries/lazy-draft-storage.ts';

export const homePage: Page = {
  path: pagePaths.home,
  Component: preloadable(() => withStoredDraft(import('./home-page.tsx'))),
  isFirstPage: true,
  menuItem: { menu: 'main', position: 1, label: 'nav.timeline', Icon: BookOpen },
};
