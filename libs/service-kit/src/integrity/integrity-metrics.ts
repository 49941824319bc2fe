import type { SqlExecutor } from '@memory/event-bus';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { IDEMPOTENCY_DATABASE } from '../idempotency/idempotent-request.ts';
import { Metrics } from '../metrics/metrics.ts';
import { type IntegrityRun, listIntegrityRuns } from './integrity-runs.ts';

/**
 * The results of the nightly checks. They are read from the database, so that every replica shows the same, also after a restart. While the
 * database is unavailable they are missing.
 */
@Injectable()
export class IntegrityMetrics {
  constructor(
    metrics: Metrics,
    @Inject(IDEMPOTENCY_DATABASE) private readonly database: Pick<SqlExecutor, '$queryRawUnsafe'>,
  ) {
    // Each gauge reads the values itself, because Prometheus's client collects all metrics at the same time.
    const problems: Gauge<'check'> = new Gauge({
      name: 'memory_integrity_problems',
      help: 'Problems that the last finished run of an integrity check found, or the unfinished one when it has found more',
      labelNames: ['check'],
      registers: [metrics.registry],
      collect: () => this.show(problems, (run) => Math.max(run.problems, run.lastProblems ?? 0)),
    });
    const finishedAt: Gauge<'check'> = new Gauge({
      name: 'memory_integrity_finished_timestamp_seconds',
      help: 'When the last finished run of an integrity check ended, in seconds since 1970; 0 when none has',
      labelNames: ['check'],
      registers: [metrics.registry],
      collect: () => this.show(finishedAt, (run) => (run.finishedAt?.getTime() ?? 0) / 1_000),
    });
  }

  private async show(gauge: Gauge<'check'>, valueOf: (run: IntegrityRun) => number): Promise<void> {
    gauge.reset();
    for (const run of await Promise.resolve(listIntegrityRuns(this.database)).catch(() => []))
      gauge.set({ check: run.name }, valueOf(run));
  }
}
