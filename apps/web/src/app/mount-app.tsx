import type { User } from '@memory/contracts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prefetchEntries, preloadScreen } from '../../prerender/client/preload-screen.ts';
import { App } from './app.tsx';
import { GuardedBrowserRouter } from './guarded-browser-router.tsx';

declare global {
  interface Window {
    /**
     * The button of the prerendered page that the user clicked last before the app ran.
     * `prerender/inline-scripts/show-prerendered-screen.js` sets it.
     */
    earlyClickTarget?: HTMLButtonElement | null;
  }
}

/**
 * Mounts the app on `#root`. React hydrates a prerendered screen for signed-out users. It replaces placeholders, and a first entry that
 * the prerendered page shows from a prefetched response.
 */
export async function mountApp(user: User | null): Promise<void> {
  const { pathname } = window.location;
  await preloadScreen(pathname, user !== null);
  const root = document.querySelector('#root') as HTMLElement;
  const { prerendered, firstEntryShown } = root.dataset;
  delete root.dataset.prerendered;
  // The prerendered page shows the first entry already; it must not disappear while React waits for the same response.
  if (firstEntryShown !== undefined) await prefetchEntries(pathname);
  const hydrates = user === null && firstEntryShown === undefined && prerendered?.startsWith('signed-out ');
  // React itself handles the clicks that occur while it hydrates, so only a click before this point is repeated.
  const { earlyClickTarget } = window;
  const replayEarlyClick = (): void =>
    hydrates ? earlyClickTarget?.click() : clickReplacement(window.earlyClickTarget);
  const page = (
    <StrictMode>
      {/* setTimeout: React ignores clicks dispatched while it renders */}
      <App RouterProvider={GuardedBrowserRouter} onMounted={() => void setTimeout(replayEarlyClick)} />
    </StrictMode>
  );
  // React renders a transition in several short tasks, so that the page stays responsive.
  startTransition(() => {
    if (hydrates) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}

/** Clicks the button with the same text that replaced a prerendered button. */
function clickReplacement(clicked: HTMLButtonElement | null | undefined): void {
  if (!clicked || clicked.isConnected) return;
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === clicked.textContent)?.click();
}
