import { DiscoveryService } from '@nestjs/core';
import type { FileJob, JobName } from './job-catalog.ts';

/** What runs a job. It may run more than once and must have its effect once. */
export interface JobHandler {
  /** @throws UnrecoverableError when trying again would not help */
  run(job: FileJob): Promise<void>;
  /** The job has failed for good. */
  giveUp(job: FileJob): Promise<void>;
}

/** Marks a provider as the one handler of a job. */
export const HandlesJob = DiscoveryService.createDecorator<JobName>();
