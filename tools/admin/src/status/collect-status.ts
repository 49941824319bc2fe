import { GATEWAY_PROCESS_NAME, topology } from '@memory/launcher/topology';
import type { InstallationAccess } from '../installation.ts';
import { integrityNeedsAttention, type IntegrityStatus, toIntegrityStatus } from './integrity-status.ts';
import { type MetricValue, parseMetrics, valueOf } from './parse-metrics.ts';

/** `unknown`: it cannot be reached from here, which says nothing about it. */
export type ProcessState = 'ready' | 'degraded' | 'not_ready' | 'down' | 'unknown';

interface ProcessStatus {
  readonly name: string;
  readonly state: ProcessState;
  /** Why the process is degraded: the labels of the metric `memory_degraded`. */
  readonly reasons: readonly string[];
  readonly version: string | null;
  readonly uptimeSeconds: number | null;
  readonly restarts: number | null;
  readonly memoryBytes: number | null;
}

/** The state of an installation. Counts are null when they are not known. */
export interface InstallationStatus {
  readonly takenAt: string;
  readonly state: 'ready' | 'degraded' | 'unavailable';
  readonly processes: readonly ProcessStatus[];
  readonly databases: readonly {
    readonly name: string;
    readonly bytes: number;
    readonly connectionsUsed: number;
    readonly connectionsMax: number;
    readonly waitingQueries: number;
  }[];
  /** Whether the gateway could not reach Redis; false when the gateway cannot be asked from here. */
  readonly isRedisUnavailable: boolean;
  readonly redis: { readonly usedBytes: number; readonly maxBytes: number } | null;
  readonly queues: readonly {
    readonly job: string;
    readonly waiting: number;
    readonly inBulk: number;
    readonly active: number;
    readonly toBeTriedAgain: number;
    readonly failed: number;
    readonly oldestWaitSeconds: number;
  }[];
  readonly events: readonly {
    readonly producer: string;
    readonly group: string;
    readonly oldestSeconds: number;
    readonly deadLetters: number;
  }[];
  readonly outboxes: readonly { readonly service: string; readonly unpublished: number; readonly published: number }[];
  readonly disks: readonly { readonly folder: string; readonly freeBytes: number; readonly sizeBytes: number }[];
  readonly backup: BackupStatus | null;
  readonly integrity: readonly IntegrityStatus[];
}

/** How long a process may take to respond, in milliseconds. */
const TIMEOUT_MS = 3_000;

interface ProcessReport {
  readonly name: string;
  readonly state: ProcessState;
  readonly metrics: readonly MetricValue[];
}

/** Collects the state of an installation from the health and the metrics of its processes: the data that alerts are made of. */
export async function collectStatus(
  { processAddress }: Pick<InstallationAccess, 'processAddress'>,
  now = new Date(),
): Promise<InstallationStatus> {
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
  // A process that waits for PostgreSQL or Redis responds all the same.
  return { name, state: state === 'down' && metrics.length > 0 ? 'not_ready' : state, metrics };
}

async function readState(url: string): Promise<ProcessState> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return 'not_ready';
    return ((await response.json()) as { state?: ProcessState }).state ?? 'ready';
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    // In containers, a name is unknown in networks that its container is not in.
    return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unknown' : 'down';
  }
}

/** The gateway's own `/health` does not cover Redis, because a process that cannot reach it still serves pages. */
async function readRedisUnavailable(gateway: { url: string } | undefined): Promise<boolean> {
  try {
    const response = await fetch(`${gateway?.url}/api/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ((await response.json()) as { services?: { redis?: string } }).services?.redis === 'unavailable';
  } catch {
    // Without a gateway nothing is known of Redis from it.
    return false;
  }
}

async function readMetrics(url: string): Promise<MetricValue[]> {
  try {
    return parseMetrics(await (await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text());
  } catch {
    // `readState` reports it.
    return [];
  }
}

function toProcessStatus({ name, state, metrics }: ProcessReport, now: Date): ProcessStatus {
  const startedAt = valueOf(metrics, 'process_start_time_seconds');
  return {
    name,
    state,
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
}: Pick<InstallationStatus, 'processes' | 'events' | 'backup' | 'integrity'>): InstallationStatus['state'] {
  if (processes.some(({ state }) => state === 'down' || state === 'not_ready')) return 'unavailable';
  const isDegraded =
    processes.some(({ state }) => state === 'degraded') ||
    events.some(({ deadLetters }) => deadLetters > 0) ||
    (backup !== null && backupNeedsAttention(backup)) ||
    integrity.some(integrityNeedsAttention);
  return isDegraded ? 'degraded' : 'ready';
}

function toDatabase({ name, metrics }: ProcessReport): InstallationStatus['databases'] {
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

function toRedis(metrics: readonly MetricValue[]): InstallationStatus['redis'] {
  const usedBytes = valueOf(metrics, 'memory_redis_memory_used_bytes');
  return usedBytes === null ? null : { usedBytes, maxBytes: valueOf(metrics, 'memory_redis_memory_max_bytes') ?? 0 };
}

function toQueues(metrics: readonly MetricValue[]): InstallationStatus['queues'] {
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

function toOutbox({ name, metrics }: ProcessReport): InstallationStatus['outboxes'] {
  const unpublished = valueOf(metrics, 'memory_outbox_rows');
  const published = valueOf(metrics, 'memory_published_event_rows');
  return unpublished === null || published === null ? [] : [{ service: name, unpublished, published }];
}

/** Joins metrics that have the same labels to one object for each combination of their values. Several processes may report the same. */
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

/** How the last backup ended; all numbers are those of media-svc's metrics. */
export interface BackupStatus {
  /** Seconds since the last successful backup; null when none has been made. */
  readonly ageSeconds: number | null;
  readonly isOverdue: boolean;
  readonly failures: number;
  readonly missingFiles: number;
  readonly durationSeconds: number;
  readonly sizeBytes: number;
  readonly writtenBytes: number;
}

/** Returns null when media-svc does not report it. */
function toBackupStatus(metrics: readonly MetricValue[]): BackupStatus | null {
  const age = valueOf(metrics, 'memory_backup_age_seconds');
  if (age === null) return null;
  const value = (name: string): number => valueOf(metrics, `memory_backup_${name}`) ?? 0;
  const maxAge = value('max_age_seconds');
  return {
    ageSeconds: value('succeeded_timestamp_seconds') === 0 ? null : age,
    isOverdue: maxAge > 0 && age > maxAge,
    failures: value('failures'),
    missingFiles: value('missing_files'),
    durationSeconds: value('duration_seconds'),
    sizeBytes: value('size_bytes'),
    writtenBytes: value('written_bytes'),
  };
}

const backupNeedsAttention = ({ isOverdue, failures, missingFiles }: BackupStatus): boolean =>
  isOverdue || failures > 0 || missingFiles > 0;
