import { setTimeout as delay } from 'node:timers/promises';

/**
 * The length of a delay as a fraction of the time that has passed. A failed attempt costs milliseconds of CPU time that the process under test needs:
 * for comparing values, formatting the difference and recording the stack.
 */
const DELAY_FRACTION = 0.1;
const DELAY_MIN_MS = 15;
const DELAY_MAX_MS = 250;

interface EventuallyOptions {
  /** How long to retry, in milliseconds. Default 60 s, which is less than the timeout of a test. */
  timeoutMs?: number;
  /** The delay between two attempts, in milliseconds. By default, it grows with the time that has passed. */
  intervalMs?: number;
}

/**
 * Calls `attempt` until it no longer throws, and returns its result. With this function, tests wait for an asynchronous effect instead of for a fixed
 * time.
 * @throws the last error after `timeoutMs`, so that the test report shows the failed expectation
 */
export async function eventually<T>(
  attempt: () => T | Promise<T>,
  { timeoutMs = 60_000, intervalMs }: EventuallyOptions = {},
): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() - start >= timeoutMs) throw error;
    }
    const passedMs = performance.now() - start;
    await delay(intervalMs ?? Math.max(DELAY_MIN_MS, Math.min(passedMs * DELAY_FRACTION, DELAY_MAX_MS)));
  }
}
