import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { queryClient } from '../lib/query-client.ts';
import { CrashPage } from './crash-page.tsx';
import { Messages } from './messages.tsx';
import { Router } from './router.tsx';

interface ProvidersProps {
  /** At which address: the browser's, or one that is drawn while building. */
  Place: ComponentType<{ children: ReactNode }>;
  onDrawn?: () => void;
}

/** The whole page. */
export function Providers({ Place, onDrawn }: ProvidersProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
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
