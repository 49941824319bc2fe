import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '../lib/query-client.ts';
import { CrashPage } from './crash-page.tsx';
import { Messages } from './messages.tsx';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <CrashPage>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>{children}</BrowserRouter>
        <Messages />
      </QueryClientProvider>
    </CrashPage>
  );
}
