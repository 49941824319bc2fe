import { Suspense, useEffect, useState } from 'react';
import { preloadable } from '../lib/preloadable-component.ts';
import { runWhenIdle } from '../lib/run-when-idle.ts';
import { useCurrentToast } from '../lib/toasts.ts';

const ToastViewport = preloadable(() => import('../components/ui/toast-viewport.tsx'));

/** Live region for toasts. The viewport stays mounted after the first toast. */
export function ToastRegion() {
  const message = useCurrentToast();
  const [used, setUsed] = useState(false);
  if (message && !used) setUsed(true);
  // loaded in advance: the first toast may report that the connection is lost
  useEffect(() => runWhenIdle(() => void ToastViewport.preload().catch(() => undefined)), []);
  return (
    <div aria-live={message?.isError ? 'assertive' : 'polite'}>
      {used && (
        <Suspense>
          <ToastViewport />
        </Suspense>
      )}
    </div>
  );
}
