import { DiscoveryService } from '@nestjs/core';
import type { FailureReason } from './failures.ts';
import type { FileJob, JobName } from './job-catalog.ts';

/** One try at a job. */
export interface Attempt {
  /** Aborted when the attempt has taken too long: whatever was started for it must end at once. */
  readonly signal: AbortSignal;
  /** Tells the owner's pages how far it is, from 0 to 100. */
  progress(percent: number): void;
}

/** What runs a job. It may run more than once and must have its effect once. */
export interface JobHandler {
  /** @throws PermanentFailure when trying again would not help; anything else is tried again */
  run(job: FileJob, attempt: Attempt): Promise<void>;
  /** The job has failed for good. */
  giveUp(job: FileJob, reason: FailureReason): Promise<void>;
}

/** Marks a provider as the one handler of a job. */
export const HandlesJob = DiscoveryService.createDecorator<JobName>();
