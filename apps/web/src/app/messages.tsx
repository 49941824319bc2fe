import { lazy, Suspense, useState } from 'react';
import { useCurrentToast } from '../lib/toasts.ts';

const Toaster = lazy(() => import('../components/ui/toaster.tsx'));

/** Where messages appear. What shows them is loaded with the first one, and stays. */
export function Messages() {
  const message = useCurrentToast();
  const [used, setUsed] = useState(false);
  if (message && !used) setUsed(true);
  return used ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
