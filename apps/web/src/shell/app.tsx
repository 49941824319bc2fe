import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { queryClient } from '../lib/query-client.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SessionRoutes } from './session-routes.tsx';
import { CopyByHand, ToastRegion } from './toast-region.tsx';

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
