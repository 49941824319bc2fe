import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { OfflineNote } from '../../features/offline/offline-note.tsx';
import { PageWaiting } from '../ui/spinner.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** What surrounds every screen: the bar at the top, and the way past it for keyboards. */
export function PageFrame({ bar }: { bar: ReactNode }) {
  const { t } = useTranslation();
  useScrollToTop();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-xl bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('app.skip')}
      </a>
      {bar}
      <OfflineNote />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Suspense fallback={<PageWaiting label={t('app.loading')} />}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}
