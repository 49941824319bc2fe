/** A function that reverses one step of the start of the stack, for example stops a process or releases a lock. */
export type Cleanup = () => void | Promise<void>;

/**
 * Runs the cleanups in reverse order, one after the other. When a cleanup fails, the remaining ones run nevertheless.
 * @throws AggregateError with all failures
 */
export async function runCleanups(cleanups: readonly Cleanup[]): Promise<void> {
  const failures: unknown[] = [];
  for (const cleanup of cleanups.toReversed()) {
    try {
      await cleanup();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be ended');
}
