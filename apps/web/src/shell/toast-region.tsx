import { Suspense, useEffect, useState } from 'react';
import { CopyByHandDialog, linkToCopy } from '../components/copy-link/copy-by-hand.ts';
import { preloadable, preloadWhenIdle } from '../lib/preloadable-component.ts';
import { useCurrentToast } from '../lib/toasts.ts';

const ToastViewport = preloadable(() => import('../components/ui/toast-viewport.tsx'));

/** The ARIA live region in which screen readers announce toasts. `ToastViewport` is mounted with the first toast and stays mounted. */
export function ToastRegion() {
  const message = useCurrentToast();
  const [used, setUsed] = useState(false);
  if (message && !used) setUsed(true);
  // The viewport is loaded in idle time: if the first toast reports a lost connection, it is too late to load the viewport.
  useEffect(() => preloadWhenIdle(ToastViewport.preload), []);
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

/**
 * The dialog with a link that could not be copied. It is rendered here, because the component that copies a link may have been removed before the
 * dialog appears: a menu closes when an item is chosen.
 */
export function CopyByHand() {
  const link = linkToCopy.use();
  return (
    link !== null && (
      <Suspense>
        <CopyByHandDialog link={link} />
      </Suspense>
    )
  );
}
