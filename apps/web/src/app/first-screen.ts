import { myEntriesQuery } from '../features/timeline/api/list-my-entries.ts';
import { publicEntriesQuery } from '../features/timeline/api/list-public-entries.ts';
import { needsVirtualization, LazyVirtualEntryList } from '../features/timeline/lazy-virtual-entry-list.ts';
import type { Loadable } from '../lib/loadable.ts';
import { queryClient } from '../lib/query-client.ts';
import * as pages from './pages.ts';
import { paths } from './paths.ts';

/** The screens people arrive at most; others show that they are loading. */
const signedIn: Record<string, Pick<Loadable<never>, 'load'>> = {
  [paths.home]: pages.HomePage,
  [paths.vocabulary]: pages.VocabularyPage,
  [paths.publicTimeline]: pages.PublicTimelinePage,
};
const signedOut: Record<string, Pick<Loadable<never>, 'load'>> = {
  [paths.home]: pages.LandingPage,
  [paths.auth]: pages.AuthPage,
  [paths.publicTimeline]: pages.PublicTimelinePage,
};

/** Resolves when the screen at `path` can be drawn at once. */
export async function loadFirstScreen(path: string, isSignedIn: boolean): Promise<void> {
  const [routes, screens] = isSignedIn ? [pages.SignedInRoutes, signedIn] : [pages.SignedOutRoutes, signedOut];
  await routes.load();
  await screens[path]?.load();
}

/** Resolves when React can draw the memories of the screen at `path` at once, or knows that it cannot. */
export async function loadFirstMemories(path: string): Promise<void> {
  await (path === paths.home
    ? queryClient.prefetchInfiniteQuery(myEntriesQuery)
    : queryClient.prefetchInfiniteQuery(publicEntriesQuery));
  const list = queryClient.getQueryData(path === paths.home ? myEntriesQuery.queryKey : publicEntriesQuery.queryKey);
  if (needsVirtualization(list?.pages[0]?.total ?? 0)) await LazyVirtualEntryList.load();
}
