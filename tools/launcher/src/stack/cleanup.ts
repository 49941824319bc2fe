/**
 * How the stack stops. `graceful`: open requests, such as long uploads, are finished first, at most as long as SHUTDOWN_TIMEOUT_SECONDS. `fast`:
 * a person waits, and what is not finished within 5 s is cut.
 */
export type StopMode = 'graceful' | 'fast';

/** A function that reverses one step of the start of the stack, for example stops a process or releases a lock. */
export type Cleanup = (mode: StopMode) => void | Promise<void>;

/**
 * Runs the cleanups in reverse order, one after the other. When a cleanup fails, the remaining ones run nevertheless.
 * @throws AggregateError with all failures
 */
export async function runCleanups(cleanups: readonly Cleanup[], mode: StopMode): Promise<void> {
  const failures: unknown[] = [];
  for (const cleanup of cleanups.toReversed()) {
    try {
      await cleanup(mode);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be ended');
}
