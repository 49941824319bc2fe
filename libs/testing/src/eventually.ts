import { setTimeout as delay } from 'node:timers/promises';

interface EventuallyOptions {
  /** How long to retry, in milliseconds. Default 10 s. */
  timeoutMs?: number;
  /** The delay between two attempts, in milliseconds. Default 15 ms. */
  intervalMs?: number;
}

/**
 * Calls `attempt` until it no longer throws, and returns its result. Tests wait with it for an asynchronous effect instead of for a fixed
 * time.
 * @throws the last error after `timeoutMs`, so that the test report shows the failed expectation
 */
export async function eventually<T>(
  attempt: () => T | Promise<T>,
  { timeoutMs = 10_000, intervalMs = 15 }: EventuallyOptions = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() >= deadline) throw error;
    }
    await delay(intervalMs);
  }
}
