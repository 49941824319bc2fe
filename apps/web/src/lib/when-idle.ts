/** So long at most is waited for the page to have nothing to do. */
const AT_MOST_MS = 1_000;

/** Does what nobody waits for, once the page has drawn what they do wait for. @returns how to leave it undone */
export function whenIdle(work: () => void): () => void {
  // Safari has no way to ask
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: AT_MOST_MS });
  return () => cancelIdleCallback(asked);
}
