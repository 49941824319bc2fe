import { BookA } from 'lucide-react';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';

export const vocabularyPage: Page = {
  path: pagePaths.vocabulary,
  Component: preloadable(() => import('./vocabulary-page.tsx')),
  isFirstPage: true,
  menuItem: { menu: 'main', position: 2, label: 'nav.vocabulary', Icon: BookA },
};
