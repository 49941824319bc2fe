import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSpinner } from '../components/ui/spinner.tsx';
import { preloadable } from '../lib/preloadable-component.ts';
import { queryClient } from '../lib/query-client.ts';
import { useSecondFactorSetupRequired } from '../lib/second-factor-requirement.ts';
import { SessionExpiredDialog, useCurrentUser, useSessionEndedNotice } from '../session/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SignedInRoutes, SignedOutRoutes } from './routes.ts';
import { CopyByHand, ToastRegion } from './toast-region.tsx';

const SecondFactorSetup = preloadable(() => import('./second-factor-setup/second-factor-setup.tsx'));

interface AppProps {
  /** The router: `GuardedBrowserRouter` in a browser, a static router when the page is prerendered. */
  RouterProvider: ComponentType<{ children: ReactNode }>;
  onMounted?: () => void;
}

/** Root component: error boundary, query client, router, routes and toasts. */
export function App({ RouterProvider, onMounted }: AppProps) {
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <ErrorBoundary as="main">
      <QueryClientProvider client={queryClient}>
        <RouterProvider>
          <SessionRoutes />
        </RouterProvider>
        <CopyByHand />
        <ToastRegion />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** The routes for signed-in users or for visitors, or the page that the session requires first. */
function SessionRoutes() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const hasSessionEnded = useSessionEndedNotice();
  const isSetupRequired = useSecondFactorSetupRequired();
  return (
    <Suspense fallback={<PageSpinner label={t('app.loading')} />}>
      {hasSessionEnded && <SessionExpiredDialog />}
      {!hasSessionEnded && !user && <SignedOutRoutes />}
      {!hasSessionEnded &&
        user &&
        (isSetupRequired ? <SecondFactorSetup username={user.username} /> : <SignedInRoutes user={user} />)}
    </Suspense>
  );
}
