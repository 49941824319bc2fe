import type { QueueState } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { jobCatalog, type JobName, jobNames } from '../jobs/job-catalog.ts';
import { JobQueue } from '../jobs/job-queue.ts';

const SHOWN = 100;

/** How the queues are, and the jobs that failed last. */
@Injectable()
export class ListJobs {
  constructor(private readonly queue: JobQueue) {}

  run(): Promise<QueueState[]> {
    return Promise.all(jobNames.map((name) => this.stateOf(name)));
  }

  private async stateOf(name: JobName): Promise<QueueState> {
    const queue = this.queue.of(name);
    const [counts, failed] = await Promise.all([
      queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
      queue.getFailed(0, SHOWN - 1),
    ]);
    return {
      job: jobCatalog[name].shownAs,
      waiting: counts['waiting'] ?? 0,
      inBulk: counts['prioritized'] ?? 0,
      active: counts['active'] ?? 0,
      toBeTriedAgain: counts['delayed'] ?? 0,
      failed: counts['failed'] ?? 0,
      lastFailures: failed.map(({ data, failedReason, finishedOn, attemptsMade }) => ({
        fileId: data.fileId,
        why: failedReason ?? '',
        attempts: attemptsMade,
        at: new Date(finishedOn ?? 0).toISOString(),
      })),
    };
  }
}
