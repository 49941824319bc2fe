import { Suspense, useEffect, useState } from 'react';
import { loadable } from '../lib/loadable.ts';
import { useCurrentToast } from '../lib/toasts.ts';
import { whenIdle } from '../lib/when-idle.ts';

const Toaster = loadable(() => import('../components/ui/toaster.tsx'));

/** Where messages appear and are read out. What shows them stays once there was one. */
export function Messages() {
  const message = useCurrentToast();
  const [used, setUsed] = useState(false);
  if (message && !used) setUsed(true);
  // fetched before there is a message: the first may be that the connection is lost
  useEffect(() => whenIdle(() => void Toaster.load().catch(() => undefined)), []);
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
