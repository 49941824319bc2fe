import type { JobAttempt, JobHandler } from './handles-job.decorator.ts';
import type { FileJob } from './job-catalog.ts';
import { RetryableJobFailure } from './job-failures.ts';

/** The minimum time between two progress messages of a job, in milliseconds. */
const PROGRESS_INTERVAL_MS = 300;

/**
 * Runs one attempt of a job, at most `timeoutMs`.
 * @param onProgress is called with whole percentages, each higher than the one before
 * @throws RetryableJobFailure `timed_out` at the timeout, even when the handler ignores its signal and continues
 */
export async function runJobAttempt(
  handler: JobHandler,
  job: FileJob,
  timeoutMs: number,
  onProgress: (percent: number) => void,
): Promise<void> {
  const timedOut = new RetryableJobFailure('timed_out', `took longer than ${timeoutMs} ms`);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(timedOut), timeoutMs);
  const aborted = new Promise<never>((_, reject) => limit.signal.addEventListener('abort', () => reject(timedOut)));
  const attempt: JobAttempt = { signal: limit.signal, reportProgress: throttleProgress(onProgress) };
  try {
    await Promise.race([handler.execute(job, attempt), aborted]);
  } catch (error) {
    // After the timeout, libraries throw unspecific abort errors; the timeout failure is thrown instead.
    throw limit.signal.aborted ? timedOut : error;
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
