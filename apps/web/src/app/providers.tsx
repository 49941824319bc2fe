import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../lib/query-client.ts';
import { CrashPage } from './crash-page.tsx';
import { Messages } from './messages.tsx';
import { PageRouter } from './page-router.tsx';
import { Router } from './router.tsx';

export function Providers() {
  return (
    <CrashPage>
      <QueryClientProvider client={queryClient}>
        <PageRouter>
          <Router />
        </PageRouter>
        <Messages />
      </QueryClientProvider>
    </CrashPage>
  );
}
