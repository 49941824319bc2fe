import { setTimeout as delay } from 'node:timers/promises';
import { formatByteSize } from '@memory/launcher/cli/byte-size';
import { isAlmostFull } from '@memory/service-kit/disk-space';
import { type AdminCommand, formatTable } from '../command.ts';
import { collectStatus, type InstallationStatus } from './collect-status.ts';

const WATCH_INTERVAL_MS = 5_000;
/** Clears the terminal and moves the cursor to its beginning. */
const CLEAR = '\u001B[2J\u001B[H';

/** The exit codes by state. Other exit codes: 1 when the status cannot be read, 2 for wrong usage. */
const exitCodes: Readonly<Record<InstallationStatus['state'], number>> = { ready: 0, degraded: 3, unavailable: 4 };

export const statusAdminCommand: AdminCommand = {
  summary: 'Shows whether everything works: processes, databases, jobs, events, disks, backup, integrity',
  usage: '[--watch] [--json]    exit code 0: everything works, 3: something needs attention, 4: a part does not work',
  options: { watch: { type: 'boolean' }, json: { type: 'boolean' } },
  async run({ options }, { findInstallation, stdout }) {
    const installation = findInstallation();
    for (;;) {
      const status = await collectStatus(installation);
      if (options.json) stdout.write(`${JSON.stringify(status)}\n`);
      else stdout.write((options.watch ? CLEAR : '') + formatStatus(status));
      if (!options.watch) return exitCodes[status.state];
      await delay(WATCH_INTERVAL_MS);
    }
  },
};

/** Above these limits, values are marked for the operator. They are the limits of deploy/monitoring/alerts.yml. */
const MAX_SECONDS = { behind: 300, wait: 600 };
const MAX_REDIS_SHARE = 0.8;
const NOT_KNOWN = '–';

const overallTexts = {
  ready: 'Everything works.',
  degraded: 'It works, but something needs attention.',
  unavailable: 'A part does not work.',
};
const processTexts = {
  ready: 'ready',
  degraded: 'works in part',
  not_ready: 'not ready',
  down: 'does not respond',
  unknown: 'not reachable from here',
};
/** The texts for the reasons of a degraded process. An unknown reason, from a newer version, is printed unchanged. */
const reasonTexts: Readonly<Record<string, string>> = {
  disk_almost_full: 'a disk is almost full',
  log_lines_dropped: 'the log cannot be written',
  events_delayed: 'events wait for a service',
  jobs_delayed: 'jobs wait too long or are retried',
  mail_failing: 'mails cannot be sent',
  language_model_failing: 'the language model fails',
};

/** A cell of a table. Cells that need attention are marked. */
interface Cell {
  readonly text: string;
  readonly needsAttention: boolean;
  readonly isNumber: boolean;
}

interface Section {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const word = (text: string, needsAttention = false): Cell => ({ text, needsAttention, isNumber: false });
const number = (text: string | number, needsAttention = false): Cell => ({
  text: String(text),
  needsAttention,
  isNumber: true,
});
const known = <Value>(value: Value | null, format: (value: Value) => string): string =>
  value === null ? NOT_KNOWN : format(value);
const ago = (seconds: number): string => `${formatSeconds(seconds)} ago`;

/** Formats a time span with its two largest units: `3d 4h`, `12m 5s`, `0s`. */
export function formatSeconds(seconds: number): string {
  let rest = Math.floor(seconds);
  const parts = Object.entries({ d: 86_400, h: 3_600, m: 60, s: 1 }).map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? `${count}${unit}` : '';
  });
  const first = Math.max(0, parts.findIndex(Boolean));
  const largest = parts.slice(first, first + 2).filter(Boolean);
  return largest.join(' ') || '0s';
}

/** Describes a status as tables. */
export const describeStatus = (status: InstallationStatus): Section[] => [
  {
    title: 'Processes',
    columns: ['process', 'state', 'version', 'runs for', 'restarts', 'memory'],
    rows: status.processes.map(({ name, state, reasons, version, uptimeSeconds, restarts, memoryBytes }) => [
      word(name),
      word(
        [processTexts[state], reasons.map((reason) => reasonTexts[reason] ?? reason).join(', ')]
          .filter(Boolean)
          .join(': '),
        state !== 'ready' && state !== 'unknown',
      ),
      word(version ?? NOT_KNOWN),
      number(known(uptimeSeconds, formatSeconds)),
      number(known(restarts, String), (restarts ?? 0) > 0),
      number(known(memoryBytes, formatByteSize)),
    ]),
  },
  {
    title: 'Databases',
    columns: ['database', 'size', 'connections', 'waiting queries'],
    rows: status.databases.map(({ name, bytes, connectionsUsed, connectionsMax, waitingQueries }) => [
      word(name),
      number(formatByteSize(bytes)),
      number(`${connectionsUsed} / ${connectionsMax}`),
      number(waitingQueries, waitingQueries > 0),
    ]),
  },
  { title: 'Redis', columns: ['what', 'used', 'limit'], rows: describeRedis(status) },
  {
    title: 'Jobs',
    columns: ['job', 'waiting', 'in bulk', 'active', 'to be tried again', 'failed', 'longest wait'],
    rows: status.queues.map((queue) => [
      word(queue.job),
      number(queue.waiting),
      number(queue.inBulk),
      number(queue.active),
      number(queue.toBeTriedAgain, queue.toBeTriedAgain > 0),
      number(queue.failed, queue.failed > 0),
      number(formatSeconds(queue.oldestWaitSeconds), queue.oldestWaitSeconds > MAX_SECONDS.wait),
    ]),
  },
  {
    title: 'Events: who has handled them',
    columns: ['events of', 'handled by', 'behind by', 'dead letters'],
    rows: status.events.map(({ producer, group, oldestSeconds, deadLetters }) => [
      word(producer),
      word(group),
      number(formatSeconds(oldestSeconds), oldestSeconds > MAX_SECONDS.behind),
      number(deadLetters, deadLetters > 0),
    ]),
  },
  {
    title: 'Events that are kept',
    columns: ['process', 'not published', 'published, not handled by all'],
    rows: status.outboxes.map(({ service, unpublished, published }) => [
      word(service),
      number(unpublished),
      number(published),
    ]),
  },
  {
    title: 'Disks',
    columns: ['folder', 'free', 'of', 'share that is free'],
    rows: status.disks.map((disk) => [
      word(disk.folder),
      number(formatByteSize(disk.freeBytes)),
      number(formatByteSize(disk.sizeBytes)),
      number(
        `${Math.round((100 * disk.freeBytes) / disk.sizeBytes)} %${isAlmostFull(disk) ? ' (almost full)' : ''}`,
        isAlmostFull(disk),
      ),
    ]),
  },
  {
    title: 'Last backup',
    columns: ['made', 'took', 'size', 'added to the target', 'files that it lacks', 'failed since'],
    rows: [describeBackup(status.backup)],
  },
  {
    title: 'Integrity: the checks of the last night',
    columns: ['process', 'checks', 'all ended', 'problems'],
    rows: status.integrity.map(({ service, checks, problems, checksWithProblems, idleChecks, oldestSeconds }) => {
      const age = oldestSeconds === null ? 'not yet' : ago(oldestSeconds);
      return [
        word(service),
        number(checks),
        word(
          idleChecks.length > 0 ? `${age} (not run for two days: ${idleChecks.join(', ')})` : age,
          idleChecks.length > 0,
        ),
        word(problems > 0 ? `${problems}: ${checksWithProblems.join(', ')}` : '0', problems > 0),
      ];
    }),
  },
];

function describeBackup(backup: InstallationStatus['backup']): Cell[] {
  // media-svc reports the backup. When media-svc does not respond, nothing is known about the backup.
  if (!backup) return Array.from({ length: 6 }, () => word(NOT_KNOWN));
  const { ageSeconds, isOverdue, failures, missingFiles, durationSeconds, sizeBytes, writtenBytes } = backup;
  const age = ageSeconds === null ? 'never' : ago(ageSeconds);
  return [
    word(isOverdue ? `${age} (overdue)` : age, isOverdue),
    number(formatSeconds(durationSeconds)),
    number(formatByteSize(sizeBytes)),
    number(formatByteSize(writtenBytes)),
    number(missingFiles, missingFiles > 0),
    number(failures, failures > 0),
  ];
}

function describeRedis({ redis, isRedisUnavailable }: InstallationStatus): Cell[][] {
  if (isRedisUnavailable) return [[word('memory'), word(processTexts.down, true), word(NOT_KNOWN)]];
  if (!redis) return [];
  const { usedBytes, maxBytes } = redis;
  const isAlmostUsed = maxBytes > 0 && usedBytes > maxBytes * MAX_REDIS_SHARE;
  const limit = maxBytes > 0 ? formatByteSize(maxBytes) : 'none';
  return [[word('memory'), number(formatByteSize(usedBytes), isAlmostUsed), number(limit)]];
}

function formatStatus(status: InstallationStatus): string {
  const sections = describeStatus(status).filter(({ rows }) => rows.length > 0);
  return `${overallTexts[status.state]}\n\n${sections.map(formatSection).join('\n')}`;
}

/** Formats a table with texts aligned to the left and numbers to the right. Cells that need attention are marked with `!`. */
function formatSection({ title, columns, rows }: Section): string {
  const marked = rows.map((row) => row.map(({ text, needsAttention }) => (needsAttention ? `! ${text}` : text)));
  const lines = formatTable([columns, ...marked], (column) => rows[0]?.[column]?.isNumber ?? false);
  return `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
