import { setTimeout as delay } from 'node:timers/promises';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { QueueEvents } from 'bullmq';
import type { MediaConfig } from '../config.ts';
import { bullmqConnection } from './bullmq-options.ts';
import { jobCatalog, type JobName, jobNames } from './job-catalog.ts';

const CLOSE_TIMEOUT_MS = 1_000;

/** Waits for the completion or failure of jobs, whichever worker runs them. */
@Injectable()
export class JobCompletionListener implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobCompletionListener.name);
  private readonly eventsByJob = new Map<JobName, QueueEvents>();
  private readonly pendingWaits = new Set<() => void>();

  constructor(@Inject(CONFIG) private readonly config: MediaConfig) {}

  onApplicationBootstrap(): void {
    for (const name of jobNames) {
      const { queue } = jobCatalog[name];
      const events = new QueueEvents(queue, { connection: bullmqConnection(this.config) });
      events.on('error', (err) => this.logger.warn({ err, queue }, 'a queue cannot be reached'));
      // The number of listeners is not limited, because each waiting request adds one.
      events.setMaxListeners(0);
      this.eventsByJob.set(name, events);
    }
  }

  /** Runs `start`, then waits until the job of each file has completed or failed, at most `timeoutMs`. */
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
    // Listens before enqueuing: a job may complete before the queue has confirmed it.
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

  /** Ends all waits, so that pending requests are answered before the process exits. */
  async onModuleDestroy(): Promise<void> {
    for (const end of this.pendingWaits) end();
    const closed = Promise.all([...this.eventsByJob.values()].map((events) => events.close()));
    // A graceful close waits for Redis to come back.
    await Promise.race([closed, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }
}
