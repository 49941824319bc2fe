import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_DATABASE, type ServiceDatabase } from '../database/service-database.ts';
import { Metrics } from '../metrics/metrics.ts';
import { registerSampledGauges } from '../metrics/sampled-gauges.ts';
import { INTEGRITY_CHECKS, type IntegrityCheck } from './integrity-check.ts';
import { type IntegrityRun, listIntegrityRuns } from './integrity-runs.ts';

/**
 * Exports the results of the nightly checks. The results are read from the database, so that every replica shows the same results, also after a
 * restart. A check that has not run yet has no problems; its idle time counts from its creation. A check that this version no longer has is left out.
 */
@Injectable()
export class IntegrityMetrics {
  constructor(
    { registry }: Metrics,
    @Inject(INTEGRITY_CHECKS) private readonly checks: readonly IntegrityCheck[],
    @Inject(SERVICE_DATABASE) private readonly database: ServiceDatabase,
  ) {
    registerSampledGauges(registry, {
      labelNames: ['check'],
      labelsOf: ({ name }) => ({ check: name }),
      read: () => this.readRuns(),
      gauges: [
        {
          name: 'memory_integrity_problems',
          help: 'Problems that the last finished run of an integrity check found, or the unfinished one when it has found more',
          value: (run) => Math.max(run.problems, run.lastProblems ?? 0),
        },
        {
          name: 'memory_integrity_finished_timestamp_seconds',
          help: 'When the last finished run of an integrity check ended, in seconds since 1970; 0 when none has',
          value: (run) => (run.finishedAt?.getTime() ?? 0) / 1_000,
        },
        {
          name: 'memory_integrity_idle_seconds',
          help: 'Seconds since an integrity check last looked at rows; before its first run, since it exists',
          value: (run) => run.idleSeconds,
        },
      ],
    });
  }

  private async readRuns(): Promise<IntegrityRun[]> {
    const runs = new Map((await listIntegrityRuns(this.database)).map((run) => [run.name, run]));
    return this.checks.map(({ name }) => runs.get(name) ?? newRun(name));
  }
}

/** Returns the run of a check whose row could not be inserted when the process started. */
const newRun = (name: string): IntegrityRun => ({
  name,
  position: null,
  checked: 0,
  problems: 0,
  finishedAt: null,
  lastProblems: null,
  idleSeconds: process.uptime(),
});
