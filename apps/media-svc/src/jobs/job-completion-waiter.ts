import { setTimeout as delay } from 'node:timers/promises';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { QueueEvents } from 'bullmq';
import type { MediaConfig } from '../config.ts';
import { bullmqConnection } from './bullmq-options.ts';
import { jobCatalog, type JobName, jobNames } from './job-catalog.ts';

const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Waits until jobs have completed or failed, in whichever worker process they run. Only the service process provides it: a worker never waits for
 * jobs, and needs no connections for it.
 */
@Injectable()
export class JobCompletionWaiter implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobCompletionWaiter.name);
  private readonly eventsByJob = new Map<JobName, QueueEvents>();
  private readonly pendingWaits = new Set<() => void>();

  constructor(@Inject(CONFIG) private readonly config: MediaConfig) {}

  onApplicationBootstrap(): void {
    for (const name of jobNames) {
      const { queue } = jobCatalog[name];
      const events = new QueueEvents(queue, { connection: bullmqConnection(this.config) });
      events.on('error', (err) => this.logger.warn({ err, queue }, 'a queue cannot be reached'));
      // Node.js warns about more than ten listeners by default. The limit is disabled, because each waiting request adds a listener.
      events.setMaxListeners(0);
      this.eventsByJob.set(name, events);
    }
  }

  /** Calls `start`, which enqueues the jobs, then waits until the job of each file has completed or failed, at most `timeoutMs`. */
  async waitForJobs(
    name: JobName,
    fileIds: readonly string[],
    timeoutMs: number,
    start: () => Promise<void>,
  ): Promise<void> {
    const events = this.eventsByJob.get(name);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const open = new Set(fileIds);
    const onEnded = ({ jobId }: { jobId: string }): void => {
      if (open.delete(jobId) && open.size === 0) end();
    };
    const timer = setTimeout(end, timeoutMs);
    // The listeners are added before the jobs are enqueued, because a job may complete before BullMQ has confirmed that it was enqueued.
    this.pendingWaits.add(end);
    events?.on('completed', onEnded).on('failed', onEnded);
    try {
      await Promise.race([start().then(() => ended), ended]);
    } finally {
      clearTimeout(timer);
      this.pendingWaits.delete(end);
      events?.off('completed', onEnded).off('failed', onEnded);
    }
  }

  /** Ends all waits at shutdown, so that pending HTTP requests get a response before the process exits. */
  async onModuleDestroy(): Promise<void> {
    for (const end of this.pendingWaits) end();
    const closed = Promise.all([...this.eventsByJob.values()].map((events) => events.close()));
    // The time to close is limited, because closing a BullMQ connection waits until Redis is available again.
    await Promise.race([closed, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }
}
