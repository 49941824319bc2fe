import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { JobHandler } from './handles-job.decorator.ts';
import type { FileJob, JobName } from './job-catalog.ts';
import { failureReasonOf } from './job-failures.ts';
import { JobMetrics } from './job-metrics.ts';

/** Records failures of jobs in the metrics and the log, and stores permanent failures in the database. */
@Injectable()
export class JobFailureRecorder {
  private readonly logger = new Logger(JobFailureRecorder.name);
  /** The jobs for which the handler has already stored the permanent failure. */
  private readonly stored = new WeakSet<Job<FileJob>>();

  constructor(private readonly metrics: JobMetrics) {}

  /** Stores in the database that the last attempt of a job has failed. */
  async storePermanentFailure(handler: JobHandler, job: Job<FileJob>, error: unknown): Promise<void> {
    await handler.recordPermanentFailure(job.data, failureReasonOf(error));
    this.stored.add(job);
  }

  /**
   * Handles the event `failed` of a BullMQ worker. BullMQ also emits this event for a job that stalled too often. The handler has not
   * stored such a failure, so this method stores it.
   * @param job undefined when Redis no longer has the job
   */
  async recordFailedAttempt(
    name: JobName,
    handler: JobHandler,
    job: Job<FileJob> | undefined,
    err: Error,
  ): Promise<void> {
    const isPermanent = !job || job.finishedOn !== undefined;
    const reason = failureReasonOf(err);
    this.metrics.recordFailure(name, reason, isPermanent);
    this.logger.warn(
      {
        err,
        reason,
        requestId: job?.data.requestId,
        fileId: job?.data.fileId,
        job: name,
        attempt: job?.attemptsMade,
        isPermanent,
      },
      'a job failed',
    );
    if (!job || !isPermanent || this.stored.has(job)) return;
    await handler.recordPermanentFailure(job.data, reason).catch((error: unknown) => {
      this.logger.error(
        { err: error, fileId: job.data.fileId },
        'a job failure could not be stored; the requeue task will store it',
      );
    });
  }
}
