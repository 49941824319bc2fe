import { useEffect } from 'react';
import { runWhenIdle } from '../../../lib/run-when-idle.ts';

/** Sends the reviews that wait on this device, on every page. The code is loaded in idle time, because on most visits no review waits. */
export function useSendingReviews(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isLeft = false;
    async function start(): Promise<void> {
      const { startSendingReviews } = await import('./start-sending-reviews.ts');
      if (!isLeft) stop = startSendingReviews();
    }
    // If the code cannot be loaded, the reviews wait until the next page load.
    const cancel = runWhenIdle(() => void start().catch(() => undefined));
    return () => {
      isLeft = true;
      cancel();
      stop?.();
    };
  }, []);
}
