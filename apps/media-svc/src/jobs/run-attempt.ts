import { PassingFailure } from './failures.ts';
import type { Attempt, JobHandler } from './handles-job.decorator.ts';
import type { FileJob } from './job-catalog.ts';

/** Pages are told a few times a second at most, however often a job says how far it is. */
const TOLD_EVERY_MS = 300;

/**
 * Runs a job once, no longer than `timeoutMs`.
 * @param tell gets whole per cents, each higher than the one before
 * @throws PassingFailure `timed_out`, also while a handler that does not look at its signal is still at it
 */
export async function runAttempt(
  handler: JobHandler,
  job: FileJob,
  timeoutMs: number,
  tell: (percent: number) => void,
): Promise<void> {
  const timedOut = new PassingFailure('timed_out', `took longer than ${timeoutMs} ms`);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(timedOut), timeoutMs);
  const over = new Promise<never>((_, reject) => limit.signal.addEventListener('abort', () => reject(timedOut)));
  const attempt: Attempt = { signal: limit.signal, progress: sparingly(tell) };
  try {
    await Promise.race([handler.run(job, attempt), over]);
  } catch (error) {
    // What an abort makes a library throw says less than why it was aborted.
    throw limit.signal.aborted ? timedOut : error;
  } finally {
    clearTimeout(timer);
  }
}

function sparingly(tell: (percent: number) => void): (percent: number) => void {
  let told = { percent: -1, at: -Infinity };
  return (exactly) => {
    const percent = Math.min(100, Math.max(0, Math.floor(exactly)));
    const now = performance.now();
    if (percent <= told.percent || now - told.at < TOLD_EVERY_MS) return;
    told = { percent, at: now };
    tell(percent);
  };
}
