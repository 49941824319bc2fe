import { DiscoveryService } from '@nestjs/core';
import type { FileJob, JobName } from './job-catalog.ts';
import type { JobFailureReason } from './job-failures.ts';

/** One attempt to run a job. */
export interface JobAttempt {
  /** A signal that is aborted at the timeout of the attempt: the handler must then stop everything that it has started. */
  readonly signal: AbortSignal;
  /** Publishes the progress to the owner's pages, from 0 to 100. */
  reportProgress(percent: number): void;
}

/** Runs the jobs of one kind. A job may run more than once, but must take effect only once. */
export interface JobHandler {
  /** @throws PermanentJobFailure when a retry would not help; any other error is retried */
  execute(job: FileJob, attempt: JobAttempt): Promise<void>;
  /** Stores in the database that the job has failed permanently. */
  recordPermanentFailure(job: FileJob, reason: JobFailureReason): Promise<void>;
}

/** Marks a provider as the handler of a job. */
export const HandlesJob = DiscoveryService.createDecorator<JobName>();
