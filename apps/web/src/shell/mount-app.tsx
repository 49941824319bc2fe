import type { User } from '@memory/contracts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prefetchEntries } from '../../prerender/client/prefetch-entries.ts';
import { pagePaths } from '../lib/page-paths.ts';
import { takeReturnPath } from '../lib/return-path.ts';
import { leadsToClassSignIn } from '../session/index.ts';
import { applyToneColors, loadReadingAids, prepareReadingAids } from '../words/index.ts';
import { App } from './app.tsx';
import { isReplacedByClassSignIn } from './class-device.ts';
import { GuardedBrowserRouter } from './guarded-browser-router.tsx';
import { preloadPage } from './routes.ts';

declare global {
  interface Window {
    /**
     * The last button of the prerendered page that the user clicked before the app ran.
     * `prerender/inline-scripts/show-prerendered-screen.js` sets this variable.
     */
    earlyClickTarget?: HTMLButtonElement | null;
  }
}

/**
 * Mounts the app on `#root`. Hydrates a prerendered screen for signed-out users. Replaces a placeholder, or a first entry that the prerendered page
 * shows from a prefetched response.
 */
export async function mountApp(user: User | null): Promise<void> {
  openOtherPath(user);
  const isSignedIn = user !== null;
  const { pathname } = window.location;
  await Promise.all([prepareReadingAids(isSignedIn), preloadPage(pathname, isSignedIn)]);
  applyToneColors(loadReadingAids(isSignedIn));
  const root = document.querySelector('#root') as HTMLElement;
  const { prerendered, firstEntryShown } = root.dataset;
  delete root.dataset.prerendered;
  // The prerendered page shows the first entry already, so its response is put into the query cache before React renders: otherwise the
  // entry would disappear for a moment.
  if (firstEntryShown !== undefined) await prefetchEntries(pathname);
  const hydrates = user === null && firstEntryShown === undefined && prerendered === `signed-out ${pathname}`;
  // Only a click before this point is repeated, because React itself handles the clicks that occur while it hydrates.
  const { earlyClickTarget } = window;
  const replayEarlyClick = (): void =>
    hydrates ? earlyClickTarget?.click() : clickReplacement(window.earlyClickTarget);
  const page = (
    <StrictMode>
      {/* the click is repeated after the render, because React ignores clicks dispatched while it renders */}
      <App RouterProvider={GuardedBrowserRouter} onMounted={() => void setTimeout(replayEarlyClick)} />
    </StrictMode>
  );
  // The app is rendered as a transition, which React divides into several short tasks, so that the page stays responsive.
  startTransition(() => {
    if (hydrates) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}

/** Opens the page that the user wanted to see before signing in or, on a device of a class, the page on which students sign in. */
function openOtherPath(user: User | null): void {
  const { pathname, search } = window.location;
  const isHome = pathname === pagePaths.home;
  if (user ? !isHome : !leadsToClassSignIn() || !isReplacedByClassSignIn(pathname, search)) return;
  const path = user ? takeReturnPath() : pagePaths.classSignIn;
  if (path !== null) window.history.replaceState(null, '', path);
}

/** Repeats the click on a prerendered button that React has replaced: clicks the new button with the same text. */
function clickReplacement(clicked: HTMLButtonElement | null | undefined): void {
  if (!clicked || clicked.isConnected) return;
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === clicked.textContent)?.click();
}
