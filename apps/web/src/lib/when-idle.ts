/** So long at most is waited for the page to have nothing to do. */
const AT_MOST_MS = 3_000;

/** Does what nobody waits for, once the page has drawn what they do wait for. */
export function whenIdle(work: () => void): void {
  // Safari has no way to ask
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_MOST_MS });
  else setTimeout(work, 500);
}
