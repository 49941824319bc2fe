import { requestContext } from '@memory/event-bus/request-context';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { CONFIG, type MediaConfig } from '../config.ts';
import { type FileJob, type JobName, jobNames } from './job-catalog.ts';
import { jobOptions, priorityOf, queueToken, type Urgency } from './queues.ts';

/** Puts jobs into their queues. */
@Injectable()
export class JobQueue implements OnModuleInit {
  private readonly logger = new Logger(JobQueue.name);
  private readonly queues = new Map<JobName, Queue<FileJob>>();

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly modules: ModuleRef,
  ) {}

  onModuleInit(): void {
    for (const name of jobNames) {
      const queue = this.modules.get<Queue<FileJob>>(queueToken(name), { strict: false });
      queue.on('error', (err) => this.logger.warn({ err, job: name }, 'a queue cannot be reached'));
      this.queues.set(name, queue);
    }
  }

  /** Has a job done. Asking again while the queue still knows the job changes nothing, save that a person who waits moves it to the front. */
  async add(name: JobName, { fileId, ownerId }: Omit<FileJob, 'requestId'>, urgency: Urgency): Promise<void> {
    const priority = priorityOf(urgency);
    const job = await this.of(name).add(
      name,
      { fileId, ownerId, ...requestContext.getStore() },
      { ...jobOptions(name, this.config), priority, jobId: fileId },
    );
    if (urgency === 'waiting' && job.priority > priority) await job.changePriority({ priority });
  }

  /** Forgets a job that has ended, so that it can be asked for anew; one that waits or runs stays. */
  async forget(name: JobName, fileId: string): Promise<void> {
    const job = await this.of(name).getJob(fileId);
    if (job?.finishedOn !== undefined) await job.remove();
  }

  /** Whether a job was tried for the last time. */
  async hasFailed(name: JobName, fileId: string): Promise<boolean> {
    return (await this.of(name).getJobState(fileId)) === 'failed';
  }

  /** @throws when the queues cannot be reached */
  async check(): Promise<void> {
    await this.of('readPhoto').getVersion();
  }

  of(name: JobName): Queue<FileJob> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`no queue for ${name}`);
    return queue;
  }
}
