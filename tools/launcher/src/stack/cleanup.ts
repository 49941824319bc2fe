/**
 * How the stack stops. `graceful`: open requests, such as long uploads, may finish first, for at most SHUTDOWN_TIMEOUT_SECONDS. `fast`: a person is
 * waiting, so requests that do not finish within 5 s are cut off.
 */
export type StopMode = 'graceful' | 'fast';

/** A function that reverses one step of the start of the stack, for example stops a process or releases a lock. */
export type Cleanup = (mode: StopMode) => void | Promise<void>;

/**
 * Runs the cleanups in reverse order, one after the other. When a cleanup fails, the remaining cleanups still run.
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
