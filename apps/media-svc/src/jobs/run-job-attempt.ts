import type { JobAttempt, JobHandler } from './handles-job.decorator.ts';
import type { FileJob } from './job-catalog.ts';
import { RetryableJobFailure } from './job-failures.ts';

/** The minimum time between two progress messages of a job, in milliseconds. */
const PROGRESS_INTERVAL_MS = 300;

/** Thrown by an attempt that ends because its worker is shutting down. Another worker runs the job from its beginning. */
export class JobHandedBack extends Error {
  override readonly name = 'JobHandedBack';
}

interface AttemptOptions {
  readonly attemptsMade: number;
  /** The timeout of the attempt, in milliseconds. */
  readonly timeoutMs: number;
  /** A signal that ends the attempt when it is aborted. The attempt then throws the reason of the signal. */
  readonly signal: AbortSignal;
  /** Called with increasing whole percentages. */
  readonly onProgress: (percent: number) => void;
}

/**
 * Runs one attempt of a job, until the timeout or the abort of the signal at most.
 * @throws RetryableJobFailure `timed_out` at the timeout, and the reason of the signal at its abort, even when the handler ignores its signal
 *   and continues
 */
export async function runJobAttempt(
  handler: JobHandler,
  job: FileJob,
  { attemptsMade, timeoutMs, signal: ended, onProgress }: AttemptOptions,
): Promise<void> {
  const timeout = new AbortController();
  const timedOut = new RetryableJobFailure('timed_out', `took longer than ${timeoutMs} ms`);
  const timer = setTimeout(() => timeout.abort(timedOut), timeoutMs);
  const signal = AbortSignal.any([timeout.signal, ended]);
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const attempt: JobAttempt = { attemptsMade, signal, reportProgress: throttleProgress(onProgress) };
  try {
    await Promise.race([handler.execute(job, attempt), aborted]);
  } catch (error) {
    // After the abort, libraries throw unspecific abort errors, so the reason of the signal is thrown instead.
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

function throttleProgress(onProgress: (percent: number) => void): (percent: number) => void {
  let last = { percent: -1, at: -Infinity };
  return (exactPercent) => {
    const percent = Math.min(100, Math.max(0, Math.floor(exactPercent)));
    const now = performance.now();
    if (percent <= last.percent || now - last.at < PROGRESS_INTERVAL_MS) return;
    last = { percent, at: now };
    onProgress(percent);
  };
}
