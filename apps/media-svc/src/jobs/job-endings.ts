import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { QueueEvents } from 'bullmq';
import { CONFIG, type MediaConfig } from '../config.ts';
import { jobCatalog } from './job-catalog.ts';
import { queueConnection } from './queues.ts';

/** Tells whoever waits for a job that it has ended, whichever worker ran it. */
@Injectable()
export class JobEndings implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobEndings.name);
  private readonly waiting = new Map<string, () => void>();
  private listeners: QueueEvents[] = [];

  constructor(@Inject(CONFIG) private readonly config: MediaConfig) {}

  onApplicationBootstrap(): void {
    this.listeners = Object.values(jobCatalog).map(({ queue }) => {
      const events = new QueueEvents(queue, { connection: queueConnection(this.config) });
      events.on('error', (err) => this.logger.warn({ err, queue }, 'a queue cannot be reached'));
      events.on('completed', ({ jobId }) => this.waiting.get(jobId)?.());
      events.on('failed', ({ jobId }) => this.waiting.get(jobId)?.());
      return events;
    });
  }

  /** Runs `start`, then waits until the file's job has ended, well or badly, but no longer than `timeoutMs` in all. */
  async waitFor(fileId: string, timeoutMs: number, start: () => Promise<void>): Promise<void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const timer = setTimeout(end, timeoutMs);
    // Listening comes first: a job may be over before its queue has confirmed it.
    this.waiting.set(fileId, end);
    try {
      await Promise.race([start().then(() => ended), ended]);
    } finally {
      clearTimeout(timer);
      this.waiting.delete(fileId);
    }
  }

  /** Uploads that still wait answer without their text, so that the process can go. */
  async onModuleDestroy(): Promise<void> {
    for (const end of this.waiting.values()) end();
    await Promise.all(this.listeners.map((events) => events.close()));
  }
}
