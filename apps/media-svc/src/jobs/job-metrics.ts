import { Metrics } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Counter, Histogram } from 'prom-client';
import { type FileJob, jobCatalog, type JobName, jobNames } from './job-catalog.ts';
import { type JobFailureReason, jobFailureReasons } from './job-failures.ts';

/**
 * The upper bounds of the histogram buckets, in seconds. They range from the creation of a thumbnail to the transcription of an hour of
 * speech.
 */
const BUCKETS_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600];

type AttemptOutcome = 'done' | 'to_be_tried_again' | 'failed' | 'handed_back';

/** Prometheus metrics of the jobs that a worker runs. */
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
      buckets: BUCKETS_SECONDS,
      registers,
    });
    this.durations = new Histogram({
      name: 'memory_job_duration_seconds',
      help: 'Time an attempt at a job took',
      labelNames: ['job', 'outcome'],
      buckets: BUCKETS_SECONDS,
      registers,
    });
    this.failures = new Counter({
      name: 'memory_job_failures_total',
      help: 'Attempts that failed, by their reason; final when the job was given up',
      labelNames: ['job', 'reason', 'final'],
      registers,
    });
    // The counters start with the value 0, so that Prometheus sees the first failure as an increase.
    for (const name of jobNames)
      for (const reason of jobFailureReasons)
        for (const final of ['true', 'false'])
          this.failures.inc({ job: jobCatalog[name].publicName, reason, final }, 0);
  }

  recordStart(name: JobName, job: Job<FileJob>): void {
    if (job.attemptsMade === 0)
      this.waits.observe({ job: jobCatalog[name].publicName }, Math.max(0, Date.now() - job.timestamp) / 1_000);
  }

  recordAttempt(name: JobName, outcome: AttemptOutcome, ms: number): void {
    this.durations.observe({ job: jobCatalog[name].publicName, outcome }, ms / 1_000);
  }

  recordFailure(name: JobName, reason: JobFailureReason, final: boolean): void {
    this.failures.inc({ job: jobCatalog[name].publicName, reason, final: String(final) });
  }
}
