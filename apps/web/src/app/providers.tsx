import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../lib/query-client.ts';
import { CrashMessage, CrashPage } from './crash-page.tsx';
import { Messages } from './messages.tsx';
import { Router } from './router.tsx';

// one route for all addresses; this kind of router is what lets a page ask before it is left
const router = createBrowserRouter([{ path: '*', element: <Router />, errorElement: <CrashMessage /> }]);

export function Providers() {
  return (
    <CrashPage>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Messages />
      </QueryClientProvider>
    </CrashPage>
  );
}
