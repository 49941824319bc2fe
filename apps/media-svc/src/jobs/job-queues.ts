import { requestContext } from '@memory/event-bus/request-context';
import { currentTraceparent } from '@memory/event-bus/tracing';
import { CONFIG, ReadinessChecks } from '@memory/service-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import pLimit, { type LimitFunction } from 'p-limit';
import type { MediaConfig } from '../config.ts';
import { bullmqJobOptions, jobQueueToken } from './bullmq-options.ts';
import { type FileJob, type JobName, jobNames } from './job-catalog.ts';
import { JobTurns } from './job-turns.ts';
import type { JobUrgency } from './job-urgency.ts';

type JobCounts = Record<'waiting' | 'prioritized' | 'active' | 'delayed' | 'failed', number>;

/** Enqueues jobs and gives access to their BullMQ queues. */
@Injectable()
export class JobQueues implements OnModuleInit {
  private readonly logger = new Logger(JobQueues.name);
  private readonly queues = new Map<JobName, Queue<FileJob>>();
  private readonly enqueuing = new Map<Queue<FileJob>, LimitFunction>();

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly moduleRef: ModuleRef,
    private readonly turns: JobTurns,
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
   * Enqueues a job at the next turn of its owner, unless BullMQ still has a job for the same file (even a completed or failed one).
   */
  async enqueue(
    name: JobName,
    { fileId, ownerId }: Pick<FileJob, 'fileId' | 'ownerId'>,
    urgency: JobUrgency,
  ): Promise<void> {
    const queue = this.queueFor(name);
    const traceparent = currentTraceparent();
    const data = { fileId, ownerId, ...requestContext.getStore(), ...(traceparent !== undefined && { traceparent }) };
    // Jobs are enqueued one at a time, because the next turn depends on all jobs that are already in the queue.
    await this.oneAtATime(queue, async () => {
      const priority = await this.turns.assign(queue, data, urgency);
      if (priority !== null)
        await queue.add(name, data, { ...bullmqJobOptions(name, this.config), priority, jobId: fileId });
    });
  }

  private oneAtATime(queue: Queue<FileJob>, work: () => Promise<void>): Promise<void> {
    const limit = this.enqueuing.get(queue) ?? pLimit(1);
    this.enqueuing.set(queue, limit);
    return limit(work);
  }

  /** Records that a job has failed and waits for its next attempt. The job keeps its turn until then. */
  recordRetry(name: JobName, fileId: string, turn: number): Promise<void> {
    return this.turns.recordRetry(this.queueFor(name), fileId, turn);
  }

  /** Removes a job that is not active from a queue. */
  async remove(name: JobName, fileId: string): Promise<void> {
    await this.queueFor(name).remove(fileId);
    await this.turns.deleteRetry(this.queueFor(name), fileId);
  }

  /** Removes all data about an owner from the queues. The owner must have no jobs any more. */
  async removeOwner(ownerId: string): Promise<void> {
    for (const queue of this.queues.values()) await this.turns.deleteOwner(queue, ownerId);
  }

  /**
   * Returns how many jobs of all owners run before the waiting job of a file.
   * @returns null when the job does not wait: it is active, has ended, or failed and waits for another attempt
   */
  placeOf(name: JobName, fileId: string): Promise<number | null> {
    return this.turns.placeOf(this.queueFor(name), fileId);
  }

  /** Counts the jobs of a queue. `waiting` are the waiting jobs of the urgency `interactive`, `prioritized` are the waiting jobs of `bulk`. */
  async countJobs(name: JobName): Promise<JobCounts> {
    const queue = this.queueFor(name);
    const [counts, interactive] = await Promise.all([
      queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
      this.turns.countInteractive(queue),
    ]);
    const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
    const bulk = Math.max(0, prioritized - interactive);
    return { waiting: waiting + interactive, prioritized: bulk, active, delayed, failed };
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
