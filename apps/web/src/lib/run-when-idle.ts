const TIMEOUT_MS = 1_000;

/** Runs low-priority work when the browser is idle, after at most a second. @returns a function that cancels the work */
export function runWhenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback, so a timer is used there.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
