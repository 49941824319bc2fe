import { DegradationChecks, Metrics } from '@memory/service-kit';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { jobCatalog, type JobName, jobNames } from '../jobs/job-catalog.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import { turnRanges } from '../jobs/job-urgency.ts';

/**
 * How long a job that a user waits for may wait, in seconds, and how many jobs of one kind may wait for a retry, until the process counts as
 * degraded. A worker begins a job within seconds; it may be busy with a long recording. Single files fail for reasons of their own; three at
 * once fail because of the provider.
 */
const MAX_WAIT_SECONDS = 600;
const MAX_RETRIES_WAITING = 3;

/**
 * Exports the job counts of the queues as Prometheus metrics, and how long the next job of each has waited. They are read from Redis at each
 * scrape. The service process exports them, because the number of worker processes changes.
 */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  private readonly logger = new Logger(QueueMetrics.name);

  constructor(
    private readonly metrics: Metrics,
    private readonly queues: JobQueues,
    private readonly degradation: DegradationChecks,
  ) {}

  onModuleInit(): void {
    this.degradation.register('jobs_delayed', () => this.areJobsDelayed());
    const collect = async (gauge: Gauge<'job' | 'state'>): Promise<void> => {
      gauge.reset();
      await Promise.all(jobNames.map((name) => this.setJobCounts(gauge, name)));
    };
    const collectWaits = async (gauge: Gauge<'job'>): Promise<void> => {
      gauge.reset();
      for (const name of jobNames) gauge.set({ job: jobCatalog[name].publicName }, await this.readWaitSeconds(name));
    };
    const waits: Gauge<'job'> = new Gauge({
      name: 'memory_queue_oldest_wait_seconds',
      help: 'How long the next job that a user waits for has waited since it was enqueued or last attempted; 0 when none waits',
      labelNames: ['job'],
      registers: [this.metrics.registry],
      collect: () =>
        collectWaits(waits).catch((err: unknown) => this.logger.warn({ err }, 'job waits could not be read')),
    });
    const gauge: Gauge<'job' | 'state'> = new Gauge({
      name: 'memory_queue_jobs',
      help: 'Jobs in a queue, by their state',
      labelNames: ['job', 'state'],
      registers: [this.metrics.registry],
      // While Redis is unavailable, the job counts are missing, but all other metrics are still exported.
      collect: () => collect(gauge).catch((err: unknown) => this.logger.warn({ err }, 'job counts could not be read')),
    });
  }

  private async setJobCounts(gauge: Gauge<'job' | 'state'>, name: JobName): Promise<void> {
    const counts = await this.queues.countJobs(name);
    for (const [state, count] of Object.entries(counts)) gauge.set({ job: jobCatalog[name].publicName, state }, count);
  }

  /** All jobs have a turn as their priority, and those of the urgency `bulk` may wait for long. */
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
