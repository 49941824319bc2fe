import { formatByteSize } from '@memory/launcher/cli/byte-size';
import { isAlmostFull } from '@memory/service-kit/disk-space';
import type { InstallationStatus, ProcessState } from './collect-status.ts';
import { statusTexts as texts } from './status-texts.ts';

/** How a cell is to be seen. Its text says the same, for those who see no colours. */
type Tone = 'good' | 'warning' | 'bad';

export interface StatusCell {
  readonly text: string;
  readonly tone?: Tone | undefined;
  readonly isNumber?: boolean;
}

/** A table of the status. The first row of cells belongs to the first column, and so on. */
export interface StatusSection {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly StatusCell[])[];
}

/** Above these limits an operator should look: the limits of deploy/monitoring/alerts.yml. */
const MAX_SECONDS = { behind: 300, wait: 600 };
const MAX_REDIS_SHARE = 0.8;

const toneOfState: Readonly<Record<ProcessState, Tone | undefined>> = {
  ready: 'good',
  degraded: 'warning',
  not_ready: 'bad',
  down: 'bad',
  unknown: undefined,
};

const number = (text: string | number, isWarning = false): StatusCell => ({
  text: String(text),
  isNumber: true,
  ...(isWarning && { tone: 'warning' as const }),
});

/** Formats a time span with its two largest units: `3d 4h`, `12m 5s`, `0s`. */
export function formatSeconds(seconds: number): string {
  const units: [string, number][] = [
    ['d', 86_400],
    ['h', 3_600],
    ['m', 60],
    ['s', 1],
  ];
  let rest = Math.floor(seconds);
  const parts = units.map(([unit, size]): [number, string] => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return [count, unit];
  });
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0s';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${unit}`)
    .join(' ');
}

/** Describes a status as tables. */
export function describeStatus(status: InstallationStatus): StatusSection[] {
  const { sections, columns: c, notKnown } = texts;
  const known = <Value>(value: Value | null, format: (value: Value) => string): string =>
    value === null ? notKnown : format(value);
  const named = (...names: string[]): string[] => names.map((name) => c[name] ?? name);
  return [
    {
      title: sections.processes,
      columns: named('process', 'state', 'version', 'uptime', 'restarts', 'memory'),
      rows: status.processes.map(({ name, state, reasons, version, uptimeSeconds, restarts, memoryBytes }) => [
        { text: name },
        {
          text: [texts.process[state], reasons.map((reason) => texts.reasons[reason] ?? reason).join(', ')]
            .filter(Boolean)
            .join(': '),
          tone: toneOfState[state],
        },
        { text: version ?? notKnown },
        number(known(uptimeSeconds, formatSeconds)),
        number(known(restarts, String), (restarts ?? 0) > 0),
        number(known(memoryBytes, formatByteSize)),
      ]),
    },
    {
      title: sections.databases,
      columns: named('database', 'size', 'connections', 'waitingQueries'),
      rows: status.databases.map(({ name, bytes, connectionsUsed, connectionsMax, waitingQueries }) => [
        { text: name },
        number(formatByteSize(bytes)),
        number(`${connectionsUsed} / ${connectionsMax}`),
        number(waitingQueries, waitingQueries > 0),
      ]),
    },
    {
      title: sections.redis,
      columns: named('subject', 'used', 'limit'),
      rows: describeRedis(status),
    },
    {
      title: sections.queues,
      columns: named('job', 'waiting', 'inBulk', 'active', 'toBeTriedAgain', 'failed', 'oldestWait'),
      rows: status.queues.map((queue) => [
        { text: queue.job },
        number(queue.waiting),
        number(queue.inBulk),
        number(queue.active),
        number(queue.toBeTriedAgain, queue.toBeTriedAgain > 0),
        number(queue.failed, queue.failed > 0),
        number(formatSeconds(queue.oldestWaitSeconds), queue.oldestWaitSeconds > MAX_SECONDS.wait),
      ]),
    },
    {
      title: sections.events,
      columns: named('producer', 'group', 'behind', 'deadLetters'),
      rows: status.events.map(({ producer, group, oldestSeconds, deadLetters }) => [
        { text: producer },
        { text: group },
        number(formatSeconds(oldestSeconds), oldestSeconds > MAX_SECONDS.behind),
        number(deadLetters, deadLetters > 0),
      ]),
    },
    {
      title: sections.outboxes,
      columns: named('process', 'unpublished', 'published'),
      rows: status.outboxes.map(({ service, unpublished, published }) => [
        { text: service },
        number(unpublished),
        number(published),
      ]),
    },
    {
      title: sections.disks,
      columns: named('folder', 'free', 'of', 'shareFree'),
      rows: status.disks.map((disk) => [
        { text: disk.folder },
        number(formatByteSize(disk.freeBytes)),
        number(formatByteSize(disk.sizeBytes)),
        {
          text: `${Math.round((100 * disk.freeBytes) / disk.sizeBytes)} %${isAlmostFull(disk) ? ` (${texts.almostFull})` : ''}`,
          isNumber: true,
          tone: isAlmostFull(disk) ? 'bad' : undefined,
        },
      ]),
    },
    {
      title: sections.backup,
      columns: named('lastBackup', 'took', 'size', 'added', 'missingFiles', 'failedSince'),
      rows: [describeBackup(status.backup)],
    },
    {
      title: sections.integrity,
      columns: named('process', 'checks', 'lastCheck', 'problems'),
      rows: status.integrity.map((service) => describeIntegrity(service)),
    },
  ];
}

function describeBackup(backup: InstallationStatus['backup']): StatusCell[] {
  // media-svc reports it. When that service does not respond, nothing is known of it.
  if (!backup) return Array.from({ length: 6 }, () => ({ text: texts.notKnown }));
  const { ageSeconds, isOverdue, failures, missingFiles, durationSeconds, sizeBytes, writtenBytes } = backup;
  const age = ageSeconds === null ? texts.neverMade : texts.ago(formatSeconds(ageSeconds));
  return [
    { text: isOverdue ? `${age} (${texts.overdue})` : age, tone: isOverdue ? 'bad' : undefined },
    number(formatSeconds(durationSeconds)),
    number(formatByteSize(sizeBytes)),
    number(formatByteSize(writtenBytes)),
    number(missingFiles, missingFiles > 0),
    number(failures, failures > 0),
  ];
}

function describeIntegrity(integrity: InstallationStatus['integrity'][number]): StatusCell[] {
  const { service, checks, problems, checksWithProblems, idleChecks, oldestSeconds } = integrity;
  const age = oldestSeconds === null ? texts.notFinished : texts.ago(formatSeconds(oldestSeconds));
  return [
    { text: service },
    number(checks),
    idleChecks.length > 0
      ? { text: `${age} (${texts.idle}: ${idleChecks.join(', ')})`, tone: 'warning' }
      : { text: age },
    problems > 0 ? { text: `${problems}: ${checksWithProblems.join(', ')}`, tone: 'bad' } : { text: '0' },
  ];
}

function describeRedis({ redis, isRedisUnavailable }: InstallationStatus): StatusCell[][] {
  const subject = { text: texts.columns.memory ?? '' };
  if (isRedisUnavailable) return [[subject, { text: texts.process.down, tone: 'bad' }, { text: texts.notKnown }]];
  if (!redis) return [];
  const { usedBytes, maxBytes } = redis;
  return [
    [
      subject,
      number(formatByteSize(usedBytes), maxBytes > 0 && usedBytes > maxBytes * MAX_REDIS_SHARE),
      number(maxBytes > 0 ? formatByteSize(maxBytes) : texts.noLimit),
    ],
  ];
}
