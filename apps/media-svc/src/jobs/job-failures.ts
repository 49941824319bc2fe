import { type Job, UnrecoverableError } from 'bullmq';
import type { ProcessLimitExceeded } from '../process-limits/limit-exceeded.ts';

/** The reasons why an attempt to run a job may fail. They are label values of metrics, so all possible values are listed here. */
export const jobFailureReasons = [
  /** The AI provider responded with 429: its rate limit or the spending limit of the account is exceeded. */
  'provider_quota',
  /** The AI provider responded with 5xx or could not be reached. */
  'provider_down',
  /** The AI provider responded with 4xx because it rejects the file or the credentials. */
  'provider_refused',
  /** The response of the AI provider does not match its API. */
  'provider_garbled',
  /** The job is for a provider that has been switched off since. */
  'provider_off',
  /** The local speech engine or its model is missing, damaged, too large for its limits, or not made for this processor. */
  'engine_unusable',
  'timed_out',
  /** The file is damaged or has an unsupported format. */
  'unreadable',
  /** The object store has no object for the file. */
  'file_gone',
  /** A child process exceeded its limit of memory, processor time or file size. */
  'limit_exceeded',
  /** A child process crashed or was killed from outside. */
  'child_died',
  /** Several workers crashed while they ran the job. */
  'worker_died',
  'other',
] as const;
export type JobFailureReason = (typeof jobFailureReasons)[number];

/** A job failure that may not occur again. BullMQ retries the job with exponential backoff. */
export class RetryableJobFailure extends Error {
  override readonly name = 'RetryableJobFailure';
  readonly reason: JobFailureReason;

  constructor(reason: JobFailureReason, message: string, options?: { cause: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}

/** A job failure that would occur again at every attempt. BullMQ does not retry the job. */
export class PermanentJobFailure extends UnrecoverableError {
  override readonly name = 'PermanentJobFailure';
  readonly reason: JobFailureReason;

  constructor(reason: JobFailureReason, message: string, options?: { cause: unknown }) {
    super(message);
    this.reason = reason;
    this.cause = options?.cause;
  }
}

/** Returns the job failure for an exceeded resource limit. It is permanent, because the same file would exceed the limit again. */
export function processLimitFailure(exceeded: ProcessLimitExceeded): PermanentJobFailure {
  return new PermanentJobFailure(exceeded.resource === 'time' ? 'timed_out' : 'limit_exceeded', exceeded.message, {
    cause: exceeded,
  });
}

/**
 * The error message of BullMQ for a job that stalled too often. The message is compared, because BullMQ has no error class for this
 * failure.
 */
const STALLED_TOO_OFTEN = /stalled more than allowable limit/;

/** Returns the failure reason of an error that a job has thrown; `other` for unexpected errors. */
export function failureReasonOf(error: unknown): JobFailureReason {
  if (error instanceof RetryableJobFailure || error instanceof PermanentJobFailure) return error.reason;
  if (!(error instanceof Error)) return 'other';
  if (error.name === 'ObjectMissing') return 'file_gone';
  return STALLED_TOO_OFTEN.test(error.message) ? 'worker_died' : 'other';
}

/** Whether BullMQ will not run a job again after its current attempt has failed with `error`. */
export function isLastAttempt(job: Pick<Job, 'attemptsMade' | 'opts'>, error: unknown): boolean {
  return error instanceof UnrecoverableError || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
}
