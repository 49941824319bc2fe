import type { LucideIcon } from 'lucide-react';
import type en from '../i18n/en.json';
import type { PreloadableComponent } from './preloadable-component.ts';

/**
 * A page of the app. Each feature with a page declares it in its `page.ts`; the lists `signed-in-pages.ts` and `signed-out-pages.ts` of an area
 * say who can open it. The routes, the preloading of the first page and the navigation are derived from these lists.
 */
export interface Page {
  /** The route pattern. A path that other pages link to is in `page-paths.ts`. */
  readonly path: string;
  /** The page, and its texts, as a chunk of its own. */
  readonly Component: PreloadableComponent<object>;
  /**
   * Whether visits often begin on this page: it is then loaded before React starts, so that no spinner is shown. Its chunks and requests are in
   * `prerender/preload-manifest.ts`.
   */
  readonly isFirstPage?: true;
  readonly menuItem?: MenuItem;
}

/** The link to a page in the navigation of signed-in users. */
interface MenuItem {
  /** The menu of main pages (the top bar), or the menu of the user's own pages (the avatar). */
  readonly menu: 'main' | 'account';
  /** Items are sorted by this number, from 1. */
  readonly position: number;
  readonly label: `nav.${keyof typeof en.nav}`;
  readonly Icon: LucideIcon;
}
