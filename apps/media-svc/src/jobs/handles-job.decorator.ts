import { DiscoveryService } from '@nestjs/core';
import type { FileJob, JobName } from './job-catalog.ts';
import type { JobFailureReason } from './job-failures.ts';

/** The arguments of a job handler for one attempt to run a job. */
export interface JobAttempt {
  /** The number of attempts to run the job that have failed before. */
  readonly attemptsMade: number;
  /** A signal that is aborted at the timeout of the attempt. The handler must then stop everything that it has started. */
  readonly signal: AbortSignal;
  /** Publishes the progress of the job, from 0 to 100, to the open pages of the file's owner. */
  reportProgress(percent: number): void;
}

/** Runs the jobs of one kind. BullMQ may run a job more than once, so running it again must have no further effect. */
export interface JobHandler {
  /**
   * Runs one attempt of the job.
   * @throws PermanentJobFailure when a retry would not help; the job is retried after any other error
   */
  execute(job: FileJob, attempt: JobAttempt): Promise<void>;
  /** Stores in the database that the job has failed permanently. */
  recordPermanentFailure(job: FileJob, reason: JobFailureReason): Promise<void>;
}

/** Decorator that marks a NestJS provider as the handler of one kind of job. */
export const HandlesJob = DiscoveryService.createDecorator<JobName>();
