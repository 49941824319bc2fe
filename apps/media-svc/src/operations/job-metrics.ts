import { Metrics } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Counter, Histogram } from 'prom-client';
import type { FailureReason } from '../jobs/failures.ts';
import { type FileJob, jobCatalog, type JobName } from '../jobs/job-catalog.ts';

/** From a thumbnail to an hour of speech. */
const SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600];

type Outcome = 'done' | 'to_be_tried_again' | 'failed';

/** What a worker tells of the jobs it runs. */
@Injectable()
export class JobMetrics {
  private readonly waits: Histogram<'job'>;
  private readonly durations: Histogram<'job' | 'outcome'>;
  private readonly failures: Counter<'job' | 'reason' | 'final'>;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.waits = new Histogram({
      name: 'memory_job_wait_seconds',
      help: 'Time a job waited in its queue before its first attempt',
      labelNames: ['job'],
      buckets: SECONDS,
      registers,
    });
    this.durations = new Histogram({
      name: 'memory_job_duration_seconds',
      help: 'Time an attempt at a job took',
      labelNames: ['job', 'outcome'],
      buckets: SECONDS,
      registers,
    });
    this.failures = new Counter({
      name: 'memory_job_failures_total',
      help: 'Attempts that failed, by their reason; final when the job was given up',
      labelNames: ['job', 'reason', 'final'],
      registers,
    });
  }

  begun(name: JobName, job: Job<FileJob>): void {
    if (job.attemptsMade === 0)
      this.waits.observe({ job: jobCatalog[name].shownAs }, Math.max(0, Date.now() - job.timestamp) / 1_000);
  }

  ended(name: JobName, outcome: Outcome, ms: number): void {
    this.durations.observe({ job: jobCatalog[name].shownAs, outcome }, ms / 1_000);
  }

  failed(name: JobName, reason: FailureReason, final: boolean): void {
    this.failures.inc({ job: jobCatalog[name].shownAs, reason, final: String(final) });
  }
}
