import { Metrics } from '@memory/service-kit';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { jobCatalog, jobNames } from '../jobs/job-catalog.ts';
import { JobQueues } from '../jobs/job-queues.ts';

/**
 * Exports the job counts of the queues as Prometheus metrics. The counts are read from Redis at each scrape. The service process exports
 * them, because the number of worker processes changes.
 */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  private readonly logger = new Logger(QueueMetrics.name);

  constructor(
    private readonly metrics: Metrics,
    private readonly queues: JobQueues,
  ) {}

  onModuleInit(): void {
    const collect = async (gauge: Gauge<'job' | 'state'>): Promise<void> => {
      gauge.reset();
      await Promise.all(jobNames.map((name) => this.setJobCounts(gauge, name)));
    };
    const gauge: Gauge<'job' | 'state'> = new Gauge({
      name: 'memory_queue_jobs',
      help: 'Jobs in a queue, by their state',
      labelNames: ['job', 'state'],
      registers: [this.metrics.registry],
      // While Redis is unavailable, the job counts are missing, but all other metrics are still exported.
      collect: () => collect(gauge).catch((err: unknown) => this.logger.warn({ err }, 'job counts could not be read')),
    });
  }

  private async setJobCounts(gauge: Gauge<'job' | 'state'>, name: (typeof jobNames)[number]): Promise<void> {
    const counts = await this.queues.countJobs(name);
    for (const [state, count] of Object.entries(counts)) gauge.set({ job: jobCatalog[name].publicName, state }, count);
  }
}
