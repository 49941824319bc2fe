import type { QueueState } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { jobCatalog, type JobName, jobNames } from '../jobs/job-catalog.ts';
import { JobQueues } from '../jobs/job-queues.ts';

const MAX_LISTED_FAILURES = 100;

/** Lists the job queues with their job counts and latest failures. */
@Injectable()
export class ListQueueStates {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly queues: JobQueues,
  ) {}

  execute(): Promise<QueueState[]> {
    return Promise.all(jobNames.map((name) => this.stateOf(name)));
  }

  private async stateOf(name: JobName): Promise<QueueState> {
    const queue = this.queues.queueFor(name);
    const [counts, failed] = await Promise.all([
      this.queues.countJobs(name),
      queue.getFailed(0, MAX_LISTED_FAILURES - 1),
    ]);
    return {
      job: jobCatalog[name].publicName,
      isConfigured: name !== 'transcribeRecording' || this.config.canTranscribe,
      waiting: counts.waiting,
      inBulk: counts.prioritized,
      active: counts.active,
      toBeTriedAgain: counts.delayed,
      failed: counts.failed,
      lastFailures: failed.map(({ data, failedReason, finishedOn, attemptsMade }) => ({
        fileId: data.fileId,
        why: failedReason ?? '',
        attempts: attemptsMade,
        at: new Date(finishedOn ?? 0).toISOString(),
      })),
    };
  }
}
