import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { CONFIG, type MediaConfig } from '../config.ts';
import { type FileJob, type JobName, jobNames } from './job-catalog.ts';
import { jobOptions, queueToken } from './queues.ts';

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

  /** Has a job done. Asking again while the queue still knows the job changes nothing. */
  async add(name: JobName, fileId: string): Promise<void> {
    await this.queueOf(name).add(name, { fileId }, { ...jobOptions(name, this.config), jobId: fileId });
  }

  /** Whether a job was tried for the last time. */
  async hasFailed(name: JobName, fileId: string): Promise<boolean> {
    return (await this.queueOf(name).getJobState(fileId)) === 'failed';
  }

  /** @throws when the queues cannot be reached */
  async check(): Promise<void> {
    await this.queueOf('readPhoto').getVersion();
  }

  private queueOf(name: JobName): Queue<FileJob> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`no queue for ${name}`);
    return queue;
  }
}
