import { setTimeout as delay } from 'node:timers/promises';
import { MediaProgressPublisher } from '@memory/event-bus';
import { requestContext } from '@memory/event-bus/request-context';
import { runInSpan, SpanKind } from '@memory/event-bus/tracing';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Job, WaitingError, Worker } from 'bullmq';
import type { MediaConfig } from '../config.ts';
import { bullmqConnection } from './bullmq-options.ts';
import type { JobHandler } from './handles-job.decorator.ts';
import { type FileJob, jobCatalog, type JobName } from './job-catalog.ts';
import { JobFailureRecorder } from './job-failure-recorder.ts';
import { isLastAttempt } from './job-failures.ts';
import { JobHandlerRegistry } from './job-handler-registry.ts';
import { JobMetrics } from './job-metrics.ts';
import { JobQueues } from './job-queues.ts';
import { JobHandedBack, runJobAttempt } from './run-job-attempt.ts';

/** How often a job may stall (its worker crashed) before BullMQ marks the job as failed. */
const MAX_STALLS = 3;
/** The time in milliseconds that active jobs have to end at shutdown. Jobs that are not finished by then are handed back to their queue. */
const FINISH_TIMEOUT_MS = 3_000;
/**
 * The time in milliseconds after which the shutdown no longer waits for the workers. Jobs that could not be handed back by then stall, and other
 * workers run them again.
 */
const SHUTDOWN_TIMEOUT_MS = 5_000;

/** Runs the jobs of the job catalogue, with one BullMQ worker for each queue. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobWorkers.name);
  private readonly progressPublisher: MediaProgressPublisher;
  private readonly shutdown = new AbortController();
  private workers: Worker<FileJob>[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly registry: JobHandlerRegistry,
    private readonly metrics: JobMetrics,
    private readonly failures: JobFailureRecorder,
    private readonly queues: JobQueues,
  ) {
    this.progressPublisher = new MediaProgressPublisher(config.REDIS_URL);
  }

  onApplicationBootstrap(): void {
    const enabledJobs = [...this.registry.handlersByJob()].filter(
      ([name]) => jobCatalog[name].concurrency(this.config) > 0,
    );
    this.workers = enabledJobs.map(([name, handler]) => this.startWorker(name, handler));
  }

  /**
   * Closes the workers at shutdown. NestJS calls this hook before the database is disconnected, so that active jobs can still use the
   * database.
   */
  async onModuleDestroy(): Promise<void> {
    setTimeout(() => this.shutdown.abort(new JobHandedBack()), FINISH_TIMEOUT_MS).unref();
    const closed = Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.race([closed, delay(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    this.progressPublisher.close();
  }

  private startWorker(name: JobName, handler: JobHandler): Worker<FileJob> {
    const { queue, concurrency } = jobCatalog[name];
    const worker = new Worker<FileJob>(
      queue,
      (job) => this.runInRequestContext(name, job, () => this.runAttempt(name, handler, job)),
      {
        connection: bullmqConnection(this.config),
        concurrency: concurrency(this.config),
        lockDuration: this.config.JOB_LOCK_MS,
        // The interval between BullMQ's checks for stalled jobs. It is half the lock time, so that a job is run again soon after its lock
        // has expired.
        stalledInterval: this.config.JOB_LOCK_MS / 2,
        maxStalledCount: MAX_STALLS,
      },
    );
    worker.on('error', (err) => this.logger.warn({ err, queue }, 'a queue cannot be reached'));
    worker.on('failed', (job, err) => {
      void this.failures.recordFailedAttempt(name, handler, job, err);
      if (job && job.finishedOn === undefined) void this.recordRetry(name, job);
    });
    return worker;
  }

  /**
   * Runs `work` in a request context with the id of the HTTP request that enqueued the job, so that logs, calls and events of the job carry this
   * id. `work` also runs in a span of the trace of the HTTP request.
   */
  private runInRequestContext(
    name: JobName,
    { id = '', data: { requestId = id, traceparent }, attemptsMade }: Job<FileJob>,
    work: () => Promise<void>,
  ): Promise<void> {
    const attributes = {
      'messaging.system': 'bullmq',
      'memory.request_id': requestId,
      'memory.job.attempt': attemptsMade,
    };
    const span = { kind: SpanKind.CONSUMER, parent: traceparent, attributes };
    return requestContext.run({ requestId }, () => runInSpan(`job ${jobCatalog[name].publicName}`, span, work));
  }

  private async runAttempt(name: JobName, handler: JobHandler, job: Job<FileJob>): Promise<void> {
    const startedAt = performance.now();
    this.metrics.recordStart(name, job);
    try {
      await runJobAttempt(handler, job.data, {
        attemptsMade: job.attemptsMade,
        timeoutMs: jobCatalog[name].timeoutMs(this.config),
        signal: this.shutdown.signal,
        onProgress: (percent) => this.publishProgress(name, job, percent),
      });
      this.metrics.recordAttempt(name, 'done', performance.now() - startedAt);
    } catch (error) {
      if (error instanceof JobHandedBack) {
        this.metrics.recordAttempt(name, 'handed_back', performance.now() - startedAt);
        await job.moveToWait(job.token);
        // The error tells BullMQ that the job waits again. The attempt does not count.
        throw new WaitingError();
      }
      const final = isLastAttempt(job, error);
      this.metrics.recordAttempt(name, final ? 'failed' : 'to_be_tried_again', performance.now() - startedAt);
      // The failure is stored before BullMQ emits `failed`, because the HTTP requests that wait for this event then read the file.
      if (final) await this.failures.storePermanentFailure(handler, job, error);
      throw error;
    }
  }

  /** Records that a job keeps its turn until its next attempt. An error is only logged, because without the record other owners only wait longer. */
  private async recordRetry(name: JobName, { data: { fileId }, priority }: Job<FileJob>): Promise<void> {
    await this.queues
      .recordRetry(name, fileId, priority)
      .catch((err: unknown) => this.logger.warn({ err, fileId }, 'the turn of a retried job could not be recorded'));
  }

  /**
   * Sends the progress of a job to the owner's pages and to the job console. An error is only logged, because missing progress must not
   * fail the job.
   */
  private publishProgress(name: JobName, job: Job<FileJob>, percent: number): void {
    const { fileId, ownerId } = job.data;
    this.progressPublisher.publish({ fileId, ownerId, job: jobCatalog[name].publicName, percent });
    job.updateProgress(percent).catch((err: unknown) => this.logger.debug({ err }, 'job progress could not be stored'));
  }
}
