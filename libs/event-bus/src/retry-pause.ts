/**
 * Doubles with every delivery up to `maxMs`, then varies by up to a quarter, so that what failed together does not come back together.
 * @param deliveries how many there were, at least 1
 * @returns milliseconds
 */
export function retryPause(deliveries: number, { baseMs, maxMs }: { baseMs: number; maxMs: number }): number {
  return Math.min(baseMs * 2 ** (deliveries - 1), maxMs) * (0.75 + Math.random() / 2);
}
