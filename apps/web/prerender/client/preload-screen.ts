import { myEntriesQuery } from '../../src/journal/timeline/api/list-my-entries.ts';
import { publicEntriesQuery } from '../../src/journal/timeline/api/list-public-entries.ts';
import { needsVirtualization, LazyVirtualEntryList } from '../../src/journal/timeline/lazy-virtual-entry-list.ts';
import { pagePaths } from '../../src/lib/page-paths.ts';
import type { PreloadableComponent } from '../../src/lib/preloadable-component.ts';
import { queryClient } from '../../src/lib/query-client.ts';
import * as pages from '../../src/shell/lazy-pages.ts';

type Preloadable = Pick<PreloadableComponent<never>, 'preload'>;

// The pages of the screens in SCREEN_PRELOADS, which are loaded before React starts. All other pages show a spinner while they load.
const signedInScreens: Record<string, Preloadable> = {
  [pagePaths.home]: pages.HomePage,
  [pagePaths.vocabulary]: pages.VocabularyPage,
  [pagePaths.friends]: pages.FriendsPage,
  [pagePaths.publicTimeline]: pages.PublicTimelinePage,
};
const signedOutScreens: Record<string, Preloadable> = {
  [pagePaths.home]: pages.LandingPage,
  [pagePaths.auth]: pages.AuthPage,
  [pagePaths.publicTimeline]: pages.PublicTimelinePage,
};

/** Loads the code of the screen at `path`. Resolves when React can render the screen without suspending. */
export async function preloadScreen(path: string, isSignedIn: boolean): Promise<void> {
  const [routes, screens] = isSignedIn
    ? [pages.SignedInRoutes, signedInScreens]
    : [pages.SignedOutRoutes, signedOutScreens];
  await routes.preload();
  await screens[path]?.preload();
}

/** Fetches the entries of the screen at `path`. Resolves when they are in the query cache, or when the request has failed. */
export async function prefetchEntries(path: string): Promise<void> {
  await (path === pagePaths.home
    ? queryClient.prefetchInfiniteQuery(myEntriesQuery)
    : queryClient.prefetchInfiniteQuery(publicEntriesQuery));
  const list = queryClient.getQueryData(
    path === pagePaths.home ? myEntriesQuery.queryKey : publicEntriesQuery.queryKey,
  );
  if (needsVirtualization(list?.pages[0]?.total ?? 0)) await LazyVirtualEntryList.preload();
}
