import { setTimeout as delay } from 'node:timers/promises';

/**
 * Returns the result of `work`, or undefined when `work` fails or takes longer than `milliseconds`. For health and metrics, which must respond even
 * when something that they examine does not.
 */
export async function resolveWithin<Result>(
  milliseconds: number,
  work: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  const timeout = new AbortController();
  try {
    return await Promise.race([work(), delay(milliseconds, undefined, { ref: false, signal: timeout.signal })]);
  } catch {
    return undefined;
  } finally {
    timeout.abort();
  }
}
