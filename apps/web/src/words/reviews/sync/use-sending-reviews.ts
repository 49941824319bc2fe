import { useEffect } from 'react';
import { runWhenIdle } from '../../../lib/run-when-idle.ts';

/** Sends the reviews that wait on this device, on every page. The code is loaded in idle time, because few pages have any to send. */
export function useSendingReviews(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isLeft = false;
    async function start(): Promise<void> {
      const { startSendingReviews } = await import('./start-sending-reviews.ts');
      if (!isLeft) stop = startSendingReviews();
    }
    // Without the code, the reviews stay for the next page.
    const cancel = runWhenIdle(() => void start().catch(() => undefined));
    return () => {
      isLeft = true;
      cancel();
      stop?.();
    };
  }, []);
}
