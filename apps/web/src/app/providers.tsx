import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { queryClient } from '../lib/query-client.ts';
import { CrashPage } from './crash-page.tsx';
import { Messages } from './messages.tsx';
import { Router } from './router.tsx';

/** The whole page. `Place` says at which address: the browser's, or one that is drawn while building. */
export function Providers({ Place }: { Place: ComponentType<{ children: ReactNode }> }) {
  return (
    <CrashPage>
      <QueryClientProvider client={queryClient}>
        <Place>
          <Router />
        </Place>
        <Messages />
      </QueryClientProvider>
    </CrashPage>
  );
}
