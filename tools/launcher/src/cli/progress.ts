import type { Writable } from 'node:stream';

const ANNOUNCE_AFTER_MS = 3000;

/** Prints the progress of a start to the terminal. Prints nothing when another program started the stack. */
export interface ProgressOutput {
  /**
   * Runs `work` and prints one line with its duration, marked as done or failed.
   * @param describeResult returns a text that replaces the label in this line once the result is known
   */
  track<T>(label: string, work: () => Promise<T>, describeResult?: (result: T) => string): Promise<T>;
  print(line: string): void;
}

/** Returns the time since `startedAt` (a `performance.now()` value), formatted as `0.9 s`. */
export function formatTimeSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/**
 * Creates a progress output.
 * @param output where lines are printed; null prints nothing
 * @param signal after it is aborted, failures are not printed, because the shutdown causes them
 */
export function createProgressOutput(
  output: Pick<Writable, 'write'> | null = process.stdout,
  signal?: AbortSignal,
): ProgressOutput {
  const print = (line: string): void => void output?.write(`${line}\n`);
  const reported = new WeakSet<object>();
  /** Whether an error is seen for the first time. The failure of one step also ends the steps that run at the same time, with the same error. */
  const isNews = (error: unknown): boolean => {
    const known = reported.has(error as object);
    reported.add(error as object);
    return !known;
  };
  return {
    print,
    async track(label, work, describeResult = () => label) {
      const startedAt = performance.now();
      // A slow step is announced before it ends, so that the terminal does not look frozen.
      const announcement = setTimeout(() => print(`… ${label}`), ANNOUNCE_AFTER_MS);
      try {
        const result = await work();
        print(`✓ ${describeResult(result)} (${formatTimeSince(startedAt)})`);
        return result;
      } catch (error) {
        if (!signal?.aborted && isNews(error)) print(`✗ ${label} (${formatTimeSince(startedAt)})`);
        throw error;
      } finally {
        clearTimeout(announcement);
      }
    },
  };
}
