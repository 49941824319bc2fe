import { type MetricValue, valueOf } from './parse-metrics.ts';

/** The results of the nightly checks of a service. */
export interface IntegrityStatus {
  readonly service: string;
  readonly checks: number;
  readonly problems: number;
  /** The checks that found them. */
  readonly checksWithProblems: readonly string[];
  /** The checks that have not run for two days. */
  readonly idleChecks: readonly string[];
  /** How long ago the check that has waited longest ended, in seconds; null when one has never ended. */
  readonly oldestSeconds: number | null;
}

/** As in deploy/monitoring/alerts.yml. */
const MAX_IDLE_SECONDS = 2 * 86_400;

const nameOf = ({ labels }: MetricValue): string => labels.check ?? '';

/** Returns an empty list for a process without checks. */
export function toIntegrityStatus(
  service: string,
  metrics: readonly MetricValue[],
  now: Date,
): readonly IntegrityStatus[] {
  const problems = metrics.filter(({ name }) => name === 'memory_integrity_problems');
  if (problems.length === 0) return [];
  const valuesOf = (metric: string): number[] => problems.map(({ labels }) => valueOf(metrics, metric, labels) ?? 0);
  const finishedAt = Math.min(...valuesOf('memory_integrity_finished_timestamp_seconds'));
  const idleSeconds = valuesOf('memory_integrity_idle_seconds');
  return [
    {
      service,
      checks: problems.length,
      problems: problems.reduce((sum, { value }) => sum + value, 0),
      checksWithProblems: problems.filter(({ value }) => value > 0).map(nameOf),
      idleChecks: problems.filter((_, index) => (idleSeconds[index] ?? 0) > MAX_IDLE_SECONDS).map(nameOf),
      oldestSeconds: finishedAt === 0 ? null : Math.max(0, Math.round(now.getTime() / 1_000 - finishedAt)),
    },
  ];
}

export const integrityNeedsAttention = ({ problems, idleChecks }: IntegrityStatus): boolean =>
  problems > 0 || idleChecks.length > 0;
