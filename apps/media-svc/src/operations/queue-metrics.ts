import { Metrics } from '@memory/service-kit';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { jobCatalog, jobNames } from '../jobs/job-catalog.ts';
import { JobQueue } from '../jobs/job-queue.ts';

/** `prioritized` is bulk work, `delayed` what failed and is tried again later. */
const STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;

/** How full the queues are, looked up when Prometheus asks. Told by the service, not by the workers: they come and go. */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  private readonly logger = new Logger(QueueMetrics.name);

  constructor(
    private readonly metrics: Metrics,
    private readonly queue: JobQueue,
  ) {}

  onModuleInit(): void {
    const look = async (gauge: Gauge<'job' | 'state'>): Promise<void> => {
      gauge.reset();
      await Promise.all(jobNames.map((name) => this.tell(gauge, name)));
    };
    const gauge: Gauge<'job' | 'state'> = new Gauge({
      name: 'memory_queue_jobs',
      help: 'Jobs in a queue, by their state',
      labelNames: ['job', 'state'],
      registers: [this.metrics.registry],
      // Without Redis there is nothing to tell, and the rest of the metrics is wanted most.
      collect: () => look(gauge).catch((err: unknown) => this.logger.warn({ err }, 'the queues could not be counted')),
    });
  }

  private async tell(gauge: Gauge<'job' | 'state'>, name: (typeof jobNames)[number]): Promise<void> {
    const counts = await this.queue.of(name).getJobCounts(...STATES);
    for (const state of STATES) gauge.set({ job: jobCatalog[name].shownAs, state }, counts[state] ?? 0);
  }
}
