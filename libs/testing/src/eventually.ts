import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  /** How long to go on trying, in milliseconds. */
  timeoutMs?: number;
  /** Pause between two tries, in milliseconds. */
  everyMs?: number;
}

/**
 * Calls `attempt` until it no longer throws and gives back its result: the way to await an asynchronous effect
 * without guessing how long it takes. After `timeoutMs` (10 s) the last error is thrown, so a failure reads as the
 * failed expectation itself.
 */
export async function eventually<T>(
  attempt: () => T | Promise<T>,
  { timeoutMs = 10_000, everyMs = 15 }: Patience = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() >= deadline) throw error;
    }
    await pause(everyMs);
  }
}
