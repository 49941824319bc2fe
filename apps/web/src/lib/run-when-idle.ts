/** So long at most is waited for the page to have nothing to do. */
const TIMEOUT_MS = 1_000;

/** Does what nobody waits for, once the page has drawn what they do wait for. @returns how to leave it undone */
export function runWhenIdle(work: () => void): () => void {
  // Safari has no way to ask
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(asked);
}
