import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { QueueEvents } from 'bullmq';
import { CONFIG, type MediaConfig } from '../config.ts';
import { jobCatalog, type JobName, jobNames } from './job-catalog.ts';
import { queueConnection } from './queues.ts';

const GRACE_MS = 1_000;

/** Tells whoever waits for jobs that they have ended, whichever worker ran them. */
@Injectable()
export class JobEndings implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobEndings.name);
  private readonly listeners = new Map<JobName, QueueEvents>();
  private readonly waiting = new Set<() => void>();

  constructor(@Inject(CONFIG) private readonly config: MediaConfig) {}

  onApplicationBootstrap(): void {
    for (const name of jobNames) {
      const { queue } = jobCatalog[name];
      const events = new QueueEvents(queue, { connection: queueConnection(this.config) });
      events.on('error', (err) => this.logger.warn({ err, queue }, 'a queue cannot be reached'));
      // Each request that waits listens for itself.
      events.setMaxListeners(0);
      this.listeners.set(name, events);
    }
  }

  /** Runs `start`, then waits until the job of each file has ended, well or badly, but no longer than `timeoutMs` in all. */
  async waitFor(
    name: JobName,
    fileIds: readonly string[],
    timeoutMs: number,
    start: () => Promise<void>,
  ): Promise<void> {
    const events = this.listeners.get(name);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const open = new Set(fileIds);
    const heard = ({ jobId }: { jobId: string }): void => {
      if (open.delete(jobId) && open.size === 0) end();
    };
    const timer = setTimeout(end, timeoutMs);
    // Listening comes first: a job may be over before its queue has confirmed it.
    this.waiting.add(end);
    events?.on('completed', heard).on('failed', heard);
    try {
      await Promise.race([start().then(() => ended), ended]);
    } finally {
      clearTimeout(timer);
      this.waiting.delete(end);
      events?.off('completed', heard).off('failed', heard);
    }
  }

  /** Uploads that still wait answer without their text, so that the process can go. */
  async onModuleDestroy(): Promise<void> {
    for (const end of this.waiting) end();
    const closed = Promise.all([...this.listeners.values()].map((events) => events.close()));
    // Closing in good order waits for Redis to come back.
    await Promise.race([closed, delay(GRACE_MS, undefined, { ref: false })]);
  }
}
