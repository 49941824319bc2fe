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
  const takesOver = user === null && card === undefined && drawn?.startsWith('out ');
  // from here on React hears what is pressed in a screen that it takes over
  const { earlyPress } = window;
  const press = (): void => (takesOver ? earlyPress?.click() : pressSuccessor(window.earlyPress));
  const page = (
    <StrictMode>
      {/* in the middle of drawing React takes no press */}
      <Providers Place={PageRouter} onDrawn={() => void setTimeout(press)} />
    </StrictMode>
  );
  // in steps, so that the page answers meanwhile
  startTransition(() => {
    if (takesOver) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}

/** Presses the button that came in place of the one that was pressed. */
function pressSuccessor(pressed: HTMLButtonElement | null | undefined): void {
  if (!pressed || pressed.isConnected) return;
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === pressed.textContent)?.click();
}
