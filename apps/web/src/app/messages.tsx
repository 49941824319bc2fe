import { lazy, Suspense, useState } from 'react';
import { useCurrentToast } from '../lib/toasts.ts';

const Toaster = lazy(() => import('../components/ui/toaster.tsx'));

/** Where messages appear and are read out. What shows them is loaded with the first one, and stays. */
export function Messages() {
  const message = useCurrentToast();
  const [used, setUsed] = useState(false);
  if (message && !used) setUsed(true);
  return (
    <div aria-live={message?.destructive ? 'assertive' : 'polite'}>
      {used && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
}
