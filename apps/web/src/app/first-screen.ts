import type { Loadable } from '../lib/loadable.ts';
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
