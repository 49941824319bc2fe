import { GATEWAY_PROCESS_NAME, topology } from '@memory/launcher/topology';
import type { InstallationAccess } from '../installation.ts';
import { type MetricValue, parseMetrics, valueOf } from './parse-metrics.ts';

/** The state of a process. `unknown`: the process cannot be reached from here, so its state is not known. */
export type ProcessState = 'ready' | 'degraded' | 'not_ready' | 'down' | 'unknown';

/** The state of an installation. Counts are null when they are unknown. */
export type InstallationStatus = Awaited<ReturnType<typeof collectStatus>>;

/** How long a process may take to respond, in milliseconds. */
const TIMEOUT_MS = 3_000;

interface ProcessReport {
  readonly name: string;
  readonly state: ProcessState;
  readonly metrics: readonly MetricValue[];
}

/** Collects the state of an installation from the health and the metrics of its processes, which are also the data of the alerts. */
export async function collectStatus({ processAddress }: Pick<InstallationAccess, 'processAddress'>, now = new Date()) {
  const [reports, isRedisUnavailable] = await Promise.all([
    Promise.all(topology.map(({ name }) => examine(name, processAddress(name)))),
    readRedisUnavailable(processAddress(GATEWAY_PROCESS_NAME)),
  ]);
  const all = reports.flatMap(({ metrics }) => metrics);
  const processes = reports.map((report) => toProcessStatus(report, now));
  const events = groupValues(all, ['producer', 'group'], {
    oldestSeconds: 'memory_event_group_oldest_seconds',
    deadLetters: 'memory_dead_letters',
  });
  const backup = toBackupStatus(all);
  const integrity = reports.flatMap(({ name, metrics }) => toIntegrityStatus(name, metrics, now));
  return {
    takenAt: now.toISOString(),
    state: isRedisUnavailable ? 'unavailable' : overallState({ processes, events, backup, integrity }),
    processes,
    databases: reports.flatMap(toDatabase),
    /** Whether the gateway could not reach Redis; false when the gateway cannot be asked from here. */
    isRedisUnavailable,
    redis: isRedisUnavailable ? null : toRedis(all),
    queues: toQueues(all),
    events,
    outboxes: reports.flatMap(toOutbox),
    disks: groupValues(all, ['folder'], { freeBytes: 'memory_disk_free_bytes', sizeBytes: 'memory_disk_size_bytes' }),
    backup,
    integrity,
  };
}

async function examine(name: string, address: { url: string; metricsUrl: string } | undefined): Promise<ProcessReport> {
  if (!address) return { name, state: 'unknown', metrics: [] };
  const [state, metrics] = await Promise.all([readState(address.url), readMetrics(address.metricsUrl)]);
  // A process that waits for PostgreSQL or Redis still serves its metrics.
  return { name, state: state === 'down' && metrics.length > 0 ? 'not_ready' : state, metrics };
}

async function readState(url: string): Promise<ProcessState> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return 'not_ready';
    return ((await response.json()) as { state?: ProcessState }).state ?? 'ready';
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    // In a container, the name of another container cannot be resolved when the two share no network.
    return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unknown' : 'down';
  }
}

/** Returns whether Redis is unavailable. The gateway's own `/health` does not cover Redis, because a gateway without Redis still serves pages. */
async function readRedisUnavailable(gateway: { url: string } | undefined): Promise<boolean> {
  try {
    const response = await fetch(`${gateway?.url}/api/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ((await response.json()) as { services?: { redis?: string } }).services?.redis === 'unavailable';
  } catch {
    // Without a gateway, nothing is known about Redis.
    return false;
  }
}

async function readMetrics(url: string): Promise<MetricValue[]> {
  try {
    return parseMetrics(await (await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text());
  } catch {
    // `readState` reports this failure.
    return [];
  }
}

function toProcessStatus({ name, state, metrics }: ProcessReport, now: Date) {
  const startedAt = valueOf(metrics, 'process_start_time_seconds');
  return {
    name,
    state,
    /** Why the process is degraded: the label `reason` of the metric `memory_degraded`. */
    reasons: metrics
      .filter((metric) => metric.name === 'memory_degraded' && metric.value === 1)
      .map(({ labels }) => labels.reason ?? ''),
    version: metrics.find((metric) => metric.name === 'memory_build_info')?.labels.version ?? null,
    uptimeSeconds: startedAt === null ? null : Math.max(0, Math.round(now.getTime() / 1_000 - startedAt)),
    restarts: valueOf(metrics, 'memory_process_restarts'),
    memoryBytes: valueOf(metrics, 'process_resident_memory_bytes'),
  };
}

function overallState({
  processes,
  events,
  backup,
  integrity,
}: {
  processes: readonly { state: ProcessState }[];
  events: readonly { deadLetters: number }[];
  backup: ReturnType<typeof toBackupStatus>;
  integrity: readonly IntegrityStatus[];
}): 'ready' | 'degraded' | 'unavailable' {
  if (processes.some(({ state }) => state === 'down' || state === 'not_ready')) return 'unavailable';
  const isDegraded =
    processes.some(({ state }) => state === 'degraded') ||
    events.some(({ deadLetters }) => deadLetters > 0) ||
    (backup !== null && (backup.isOverdue || backup.failures > 0 || backup.missingFiles > 0)) ||
    integrity.some(({ problems, idleChecks }) => problems > 0 || idleChecks.length > 0);
  return isDegraded ? 'degraded' : 'ready';
}

function toDatabase({ name, metrics }: ProcessReport) {
  const size = metrics.find((metric) => metric.name === 'memory_database_size_bytes');
  if (!size) return [];
  return [
    {
      name: `${size.labels.database} (${name})`,
      bytes: size.value,
      connectionsUsed: valueOf(metrics, 'memory_database_connections', { state: 'used' }) ?? 0,
      connectionsMax: valueOf(metrics, 'memory_database_connections_max') ?? 0,
      waitingQueries: valueOf(metrics, 'memory_database_waiting_queries') ?? 0,
    },
  ];
}

function toRedis(metrics: readonly MetricValue[]) {
  const usedBytes = valueOf(metrics, 'memory_redis_memory_used_bytes');
  return usedBytes === null ? null : { usedBytes, maxBytes: valueOf(metrics, 'memory_redis_memory_max_bytes') ?? 0 };
}

function toQueues(metrics: readonly MetricValue[]) {
  return groupValues(metrics, ['job'], { oldestWaitSeconds: 'memory_queue_oldest_wait_seconds' }).map((queue) => {
    const count = (state: string): number => valueOf(metrics, 'memory_queue_jobs', { job: queue.job, state }) ?? 0;
    return {
      ...queue,
      waiting: count('waiting'),
      inBulk: count('prioritized'),
      active: count('active'),
      toBeTriedAgain: count('delayed'),
      failed: count('failed'),
    };
  });
}

function toOutbox({ name, metrics }: ProcessReport) {
  const unpublished = valueOf(metrics, 'memory_outbox_rows');
  const published = valueOf(metrics, 'memory_published_event_rows');
  return unpublished === null || published === null ? [] : [{ service: name, unpublished, published }];
}

/** Joins metrics into one object per combination of label values. Several processes may report the same combination. */
function groupValues<Label extends string, Field extends string>(
  metrics: readonly MetricValue[],
  labels: readonly Label[],
  fields: Readonly<Record<Field, string>>,
): (Record<Label, string> & Record<Field, number>)[] {
  const groups = new Map<string, Record<string, string | number>>();
  for (const [field, name] of Object.entries<string>(fields)) {
    for (const metric of metrics.filter((candidate) => candidate.name === name)) {
      const key = labels.map((label) => metric.labels[label]).join('\0');
      const group = groups.get(key) ?? Object.fromEntries(labels.map((label) => [label, metric.labels[label] ?? '']));
      groups.set(key, { ...group, [field]: metric.value });
    }
  }
  return [...groups.values()] as (Record<Label, string> & Record<Field, number>)[];
}

/** Returns the result of the last backup from media-svc's metrics; null when media-svc does not report it. */
function toBackupStatus(metrics: readonly MetricValue[]) {
  const age = valueOf(metrics, 'memory_backup_age_seconds');
  if (age === null) return null;
  const value = (name: string): number => valueOf(metrics, `memory_backup_${name}`) ?? 0;
  const maxAge = value('max_age_seconds');
  return {
    /** The time since the last successful backup; null when no backup has succeeded yet. */
    ageSeconds: value('succeeded_timestamp_seconds') === 0 ? null : age,
    isOverdue: maxAge > 0 && age > maxAge,
    failures: value('failures'),
    missingFiles: value('missing_files'),
    durationSeconds: value('duration_seconds'),
    sizeBytes: value('size_bytes'),
    writtenBytes: value('written_bytes'),
  };
}

/** The results of the nightly checks of a service. */
interface IntegrityStatus {
  readonly service: string;
  readonly checks: number;
  readonly problems: number;
  /** The names of the checks that found the problems. */
  readonly checksWithProblems: readonly string[];
  /** The names of the checks that have not run for two days. */
  readonly idleChecks: readonly string[];
  /** The age of the oldest result of a check, in seconds; null when a check has never finished. */
  readonly oldestSeconds: number | null;
}

/** The same limit as in deploy/monitoring/alerts.yml. */
const MAX_IDLE_SECONDS = 2 * 86_400;

const nameOf = ({ labels }: MetricValue): string => labels.check ?? '';

/** Returns the check results of a service. The list is empty for a process without checks. */
function toIntegrityStatus(service: string, metrics: readonly MetricValue[], now: Date): readonly IntegrityStatus[] {
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
