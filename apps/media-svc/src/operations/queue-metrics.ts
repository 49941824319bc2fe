import { DegradationChecks, Metrics, registerSampledGauges } from '@memory/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { jobCatalog, type JobName, jobNames } from '../jobs/job-catalog.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { turnRanges } from '../jobs/job-urgency.ts';

/**
 * How long a job that a user waits for may wait, in seconds, and how many jobs of one kind may wait for a retry, until the process counts as
 * degraded. A worker begins a job within seconds; it may be busy with a long recording. A single file may fail because of its content; when three
 * files fail at the same time, the provider is the likely cause.
 */
const MAX_WAIT_SECONDS = 600;
const MAX_RETRIES_WAITING = 3;

/**
 * Exports Prometheus metrics: the job counts of each queue, and how long the next job of each queue has waited. The values are read from Redis at
 * each scrape. The service process exports these metrics, because the number of worker processes changes. While Redis is unavailable, the metrics
 * are missing.
 */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly queues: JobQueues,
    private readonly degradation: DegradationChecks,
  ) {}

  onModuleInit(): void {
    this.degradation.register('jobs_delayed', () => this.areJobsDelayed());
    registerSampledGauges(this.metrics.registry, {
      labelNames: ['job'],
      labelsOf: ({ job }) => ({ job }),
      read: () => Promise.all(jobNames.map((name) => this.readWait(name))),
      gauges: [
        {
          name: 'memory_queue_oldest_wait_seconds',
          help: 'How long the next job that a user waits for has waited since it was enqueued or last attempted; 0 when none waits',
          value: ({ seconds }) => seconds,
        },
      ],
    });
    registerSampledGauges(this.metrics.registry, {
      labelNames: ['job', 'state'],
      labelsOf: ({ job, state }) => ({ job, state }),
      read: async () => (await Promise.all(jobNames.map((name) => this.readCounts(name)))).flat(),
      gauges: [{ name: 'memory_queue_jobs', help: 'Jobs in a queue, by their state', value: ({ count }) => count }],
    });
  }

  private async readCounts(name: JobName): Promise<{ job: string; state: string; count: number }[]> {
    const job = jobCatalog[name].publicName;
    return Object.entries(await this.queues.countJobs(name)).map(([state, count]) => ({ job, state, count }));
  }

  private async readWait(name: JobName): Promise<{ job: string; seconds: number }> {
    return { job: jobCatalog[name].publicName, seconds: await this.readWaitSeconds(name) };
  }

  /**
   * Returns how long the next interactive job has waited, in seconds; 0 when there is none. The priority of a job is its turn. Jobs of the urgency
   * `bulk` are ignored, because they may wait for a long time.
   */
  private async readWaitSeconds(name: JobName): Promise<number> {
    const [next] = await this.queues.queueFor(name).getJobs(['prioritized'], 0, 0, true);
    if (!next || next.priority > turnRanges.interactive.last) return 0;
    return Math.max(0, Date.now() - (next.processedOn ?? next.timestamp)) / 1_000;
  }

  private async areJobsDelayed(): Promise<boolean> {
    const delayed = await Promise.all(
      jobNames.map(async (name) => {
        if ((await this.queues.queueFor(name).getDelayedCount()) >= MAX_RETRIES_WAITING) return true;
        return (await this.readWaitSeconds(name)) > MAX_WAIT_SECONDS;
      }),
    );
    return delayed.includes(true);
  }
}
