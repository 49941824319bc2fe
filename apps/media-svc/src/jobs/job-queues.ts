import { requestContext } from '@memory/event-bus/request-context';
import { CONFIG, ReadinessChecks } from '@memory/service-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import type { MediaConfig } from '../config.ts';
import { bullmqJobOptions, jobPriorityFor, jobQueueToken, type JobUrgency } from './bullmq-options.ts';
import { type FileJob, type JobName, jobNames } from './job-catalog.ts';

/** Enqueues jobs and gives access to their BullMQ queues. */
@Injectable()
export class JobQueues implements OnModuleInit {
  private readonly logger = new Logger(JobQueues.name);
  private readonly queues = new Map<JobName, Queue<FileJob>>();

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly moduleRef: ModuleRef,
    readiness: ReadinessChecks,
  ) {
    readiness.register(() => this.assertReachable());
  }

  onModuleInit(): void {
    for (const name of jobNames) {
      const queue = this.moduleRef.get<Queue<FileJob>>(jobQueueToken(name), { strict: false });
      queue.on('error', (err) => this.logger.warn({ err, job: name }, 'a queue cannot be reached'));
      this.queues.set(name, queue);
    }
  }

  /**
   * Enqueues a job, unless BullMQ still has a job for the same file (even a completed or failed one). An existing job is moved to the front
   * of the queue when the urgency is now `interactive`.
   */
  async enqueue(name: JobName, { fileId, ownerId }: Omit<FileJob, 'requestId'>, urgency: JobUrgency): Promise<void> {
    const priority = jobPriorityFor(urgency);
    const job = await this.queueFor(name).add(
      name,
      { fileId, ownerId, ...requestContext.getStore() },
      { ...bullmqJobOptions(name, this.config), priority, jobId: fileId },
    );
    if (urgency === 'interactive' && job.priority > priority) await job.changePriority({ priority });
  }

  /** Removes a completed or failed job, so that it can be enqueued again. A waiting or active job is not removed. */
  async removeEndedJob(name: JobName, fileId: string): Promise<void> {
    const job = await this.queueFor(name).getJob(fileId);
    if (job?.finishedOn !== undefined) await job.remove();
  }

  /** Whether all attempts of a job have failed. */
  async hasFailed(name: JobName, fileId: string): Promise<boolean> {
    return (await this.queueFor(name).getJobState(fileId)) === 'failed';
  }

  /**
   * Checks that Redis can be reached.
   * @throws when Redis cannot be reached
   */
  async assertReachable(): Promise<void> {
    await this.queueFor('recognizePhotoText').getVersion();
  }

  queueFor(name: JobName): Queue<FileJob> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`no queue for ${name}`);
    return queue;
  }
}
