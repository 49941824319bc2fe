import type { User } from '@memory/contracts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadFirstMemories, loadFirstScreen } from './first-screen.ts';
import { PageRouter } from './page-router.tsx';
import { Providers } from './providers.tsx';

declare global {
  interface Window {
    /** What was pressed before this program could hear it (`first-paint/first-screen.js`). */
    earlyPress?: HTMLButtonElement | null;
  }
}

/**
 * Takes over a stranger's first screen, which is in the page as it will be; others, and a memory that was drawn from the first
 * answer, only look alike until this takes their place.
 */
export async function drawPage(user: User | null): Promise<void> {
  const { pathname } = window.location;
  await loadFirstScreen(pathname, user !== null);
  const root = document.querySelector('#root') as HTMLElement;
  const { drawn, card } = root.dataset;
  delete root.dataset.drawn;
  // what can be read already does not vanish while React waits for the answer it was drawn from
  if (card !== undefined) await loadFirstMemories(pathname);
  const page = (
    <StrictMode>
      <Providers Place={PageRouter} onDrawn={pressSoon} />
    </StrictMode>
  );
  // in steps, so that the page answers meanwhile
  startTransition(() => {
    if (user === null && card === undefined && drawn?.startsWith('out ')) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}

/** In the middle of drawing React takes no press. */
const pressSoon = (): void => void setTimeout(pressAgain);

/** What was pressed too early is pressed now: the same button, or the one that took its place. */
function pressAgain(): void {
  const { earlyPress } = window;
  if (!earlyPress) return;
  const now = earlyPress.isConnected ? earlyPress : [...document.querySelectorAll('button')].find(({ textContent }) => textContent === earlyPress.textContent);
  now?.click();
}
