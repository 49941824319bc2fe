import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** Layout of every page: skip link, top bar, offline banner and main content. */
export function PageLayout({ topBar }: { topBar: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useScrollToTop();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-xl bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('app.skip')}
      </a>
      {topBar}
      <OfflineBanner />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {/* The key lets the user leave a page that has failed. */}
        <ErrorBoundary as="div" key={pathname}>
          <Suspense fallback={<PageSpinner label={t('app.loading')} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}
