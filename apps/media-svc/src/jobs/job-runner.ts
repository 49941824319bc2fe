import { setTimeout as delay } from 'node:timers/promises';
import { MediaProgressPublisher } from '@memory/event-bus';
import { requestContext } from '@memory/event-bus/request-context';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { CONFIG, type MediaConfig } from '../config.ts';
import { JobMetrics } from '../operations/job-metrics.ts';
import { reasonOf } from './failures.ts';
import { FindHandlers } from './find-handlers.ts';
import type { JobHandler } from './handles-job.decorator.ts';
import { type FileJob, jobCatalog, type JobName } from './job-catalog.ts';
import { queueConnection } from './queues.ts';
import { runAttempt } from './run-attempt.ts';

/** How often a job may be left behind by a worker that died before it is held to be the job's fault. */
const DEATHS_MAX = 3;
/** How long running jobs get to end in good order at a shutdown; the others are taken over as a dead worker's are. */
const GRACE_MS = 5_000;

/** Runs the jobs of the catalogue in this process: one BullMQ worker for each queue. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobRunner.name);
  private readonly live: MediaProgressPublisher;
  private workers: Worker<FileJob>[] = [];
  /** Noted as failed, and the queue is about to say so. */
  private readonly givenUp = new WeakSet<Job<FileJob>>();

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly handlers: FindHandlers,
    private readonly metrics: JobMetrics,
  ) {
    this.live = new MediaProgressPublisher(config.REDIS_URL);
  }

  onApplicationBootstrap(): void {
    const mine = [...this.handlers.byJob()].filter(([name]) => jobCatalog[name].concurrency(this.config) > 0);
    this.workers = mine.map(([name, handler]) => this.work(name, handler));
  }

  /** First of all at a shutdown, while jobs still have a database to end in. */
  async onModuleDestroy(): Promise<void> {
    const closed = Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.race([closed, delay(GRACE_MS, undefined, { ref: false })]);
    this.live.close();
  }

  private work(name: JobName, handler: JobHandler): Worker<FileJob> {
    const { queue, concurrency } = jobCatalog[name];
    const worker = new Worker<FileJob>(
      queue,
      (job) => this.continueRequest(job, () => this.attempt(name, handler, job)),
      {
        connection: queueConnection(this.config),
        concurrency: concurrency(this.config),
        lockDuration: this.config.JOB_LOCK_MS,
        // A job left behind is seen at one look and taken at the next, once its lock has run out.
        stalledInterval: this.config.JOB_LOCK_MS / 2,
        maxStalledCount: DEATHS_MAX,
      },
    );
    worker.on('error', (err) => this.logger.warn({ err, queue }, 'a queue cannot be reached'));
    worker.on('failed', (job, err) => void this.settleFailure(name, handler, job, err));
    return worker;
  }

  /** What a job logs, asks and tells belongs to the request that asked for it. */
  private continueRequest(
    { id = '', data: { requestId = id } }: Job<FileJob>,
    work: () => Promise<void>,
  ): Promise<void> {
    return requestContext.run({ requestId }, work);
  }

  private async attempt(name: JobName, handler: JobHandler, job: Job<FileJob>): Promise<void> {
    const begun = performance.now();
    this.metrics.begun(name, job);
    try {
      await runAttempt(handler, job.data, jobCatalog[name].timeoutMs(this.config), (percent) =>
        this.tell(name, job, percent),
      );
      this.metrics.ended(name, 'done', performance.now() - begun);
    } catch (error) {
      const final = isLastAttempt(job, error);
      this.metrics.ended(name, final ? 'failed' : 'to_be_tried_again', performance.now() - begun);
      // Written down before the queue tells anybody who waits for the job: they look at the file next.
      if (final) {
        await handler.giveUp(job.data, reasonOf(error));
        this.givenUp.add(job);
      }
      throw error;
    }
  }

  /** The console shows it too; neither is worth failing a job for. */
  private tell(name: JobName, job: Job<FileJob>, percent: number): void {
    const { fileId, ownerId } = job.data;
    this.live.publish({ fileId, ownerId, job: jobCatalog[name].shownAs, percent });
    job.updateProgress(percent).catch((err: unknown) => this.logger.debug({ err }, 'a job’s progress was not noted'));
  }

  /** Also reached by a job that took one worker after another down with it and was never seen to fail. */
  private async settleFailure(
    name: JobName,
    handler: JobHandler,
    job: Job<FileJob> | undefined,
    err: Error,
  ): Promise<void> {
    const forGood = !job || job.finishedOn !== undefined;
    const reason = reasonOf(err);
    this.metrics.failed(name, reason, forGood);
    this.logger.warn(
      {
        err,
        reason,
        requestId: job?.data.requestId,
        fileId: job?.data.fileId,
        job: name,
        attempt: job?.attemptsMade,
        forGood,
      },
      'a job failed',
    );
    if (!job || !forGood || this.givenUp.has(job)) return;
    await handler.giveUp(job.data, reason).catch((error: unknown) => {
      this.logger.error(
        { err: error, fileId: job.data.fileId },
        'a failed job could not be noted; the next look at pending files will',
      );
    });
  }
}

function isLastAttempt(job: Job<FileJob>, error: unknown): boolean {
  return error instanceof UnrecoverableError || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
}
