import { sendWaitingReviews } from './send-waiting-reviews.ts';
import { waitingReviewCount } from './waiting-count.ts';

/** How often the page tries again while reviews wait, in milliseconds: the server may be unreachable although the network is not. */
const RETRY_MS = 60_000;

const send = (): void => void sendWaitingReviews();

/**
 * Sends the waiting reviews: now, when the browser is online again, and when the user comes back to the tab.
 * @returns a function that stops the sending
 */
export function startSendingReviews(): () => void {
  const sendWhenVisible = (): void => {
    if (!document.hidden) send();
  };
  const timer = setInterval(() => {
    if (waitingReviewCount.get() > 0) send();
  }, RETRY_MS);
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', sendWhenVisible);
  send();
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', send);
    document.removeEventListener('visibilitychange', sendWhenVisible);
  };
}
