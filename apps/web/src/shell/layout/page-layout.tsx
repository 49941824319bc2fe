import { CloudOff } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { useOnlineStatus } from '../../lib/online-status.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

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

/** Banner shown while the server is unreachable. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useOnlineStatus();
  return (
    <output className="block">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-well px-4 py-2 text-sm">
          <CloudOff size={16} aria-hidden className="shrink-0" />
          {t('offline.note')}
        </p>
      )}
    </output>
  );
}

/** Scrolls to the top of the page after a navigation. After going back or forward the browser itself restores the scroll position. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind !== 'POP') window.scrollTo(0, 0);
    // The effect does not read `pathname`, but must run whenever it changes.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, kind]);
}
