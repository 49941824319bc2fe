import { UnrecoverableError } from 'bullmq';
import type { LimitExceeded } from '../process-limits/limit-exceeded.ts';

/** Why an attempt failed, for those who run the product: values of a label in the metrics, so the list is closed. */
export const failureReasons = [
  /** The provider says that too much was asked of it, or that the money is used up (429). */
  'provider_quota',
  /** It failed (5xx), or could not be reached. */
  'provider_down',
  /** It will not have this file, or these credentials (4xx). */
  'provider_refused',
  /** Its answer is not what its API promises. */
  'provider_garbled',
  'timed_out',
  /** The file is damaged, or not what the job can work on. */
  'unreadable',
  /** The store has no such object. */
  'file_gone',
  /** A child process exceeded its limit of memory, processor time or file size. */
  'limit_exceeded',
  /** A child process ended by itself, or was ended by somebody else. */
  'child_died',
  /** Too many workers died with the job in their hands. */
  'worker_died',
  'other',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** What went wrong may pass: the queue tries again, later and later. */
export class PassingFailure extends Error {
  override readonly name = 'PassingFailure';

  constructor(
    readonly reason: FailureReason,
    message: string,
    options?: { cause: unknown },
  ) {
    super(message, options);
  }
}

/** Trying again would not help. */
export class PermanentFailure extends UnrecoverableError {
  override readonly name = 'PermanentFailure';

  constructor(
    readonly reason: FailureReason,
    message: string,
    options?: { cause: unknown },
  ) {
    super(message);
    this.cause = options?.cause;
  }
}

/** A file that exceeded a limit would exceed it again, so the job is not retried. */
export function limitExceededFailure(exceeded: LimitExceeded): PermanentFailure {
  return new PermanentFailure(exceeded.resource === 'time' ? 'timed_out' : 'limit_exceeded', exceeded.message, {
    cause: exceeded,
  });
}

/** Said by BullMQ of a job that was left behind too often, in words only. */
const LEFT_BEHIND = /stalled more than allowable limit/;

export function reasonOf(error: unknown): FailureReason {
  if (error instanceof PassingFailure || error instanceof PermanentFailure) return error.reason;
  if (!(error instanceof Error)) return 'other';
  if (error.name === 'ObjectMissing') return 'file_gone';
  return LEFT_BEHIND.test(error.message) ? 'worker_died' : 'other';
}
