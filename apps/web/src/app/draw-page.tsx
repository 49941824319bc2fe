import type { User } from '@memory/contracts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadFirstScreen } from './first-screen.ts';
import { PageRouter } from './page-router.tsx';
import { Providers } from './providers.tsx';

declare global {
  interface Window {
    /** What was pressed before this program could hear it (`first-paint/first-screen.js`). */
    earlyPress?: HTMLButtonElement | null;
  }
}

/** Takes over a stranger's first screen, which is in the page as it will be; others see what looks alike until this takes its place. */
export async function drawPage(user: User | null): Promise<void> {
  await loadFirstScreen(window.location.pathname, user !== null);
  const root = document.querySelector('#root') as HTMLElement;
  const page = (
    <StrictMode>
      <Providers Place={PageRouter} />
    </StrictMode>
  );
  if (user === null && root.dataset.drawn?.startsWith('out ')) {
    hydrateRoot(root, page);
    window.earlyPress?.click();
  } else {
    startTransition(() => createRoot(root).render(page)); // in steps, so that the page answers meanwhile
  }
}
