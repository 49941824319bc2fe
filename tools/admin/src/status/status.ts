import { setTimeout as delay } from 'node:timers/promises';
import type { AdminCommand } from '../command.ts';
import { collectStatus, type InstallationStatus } from './collect-status.ts';
import { describeStatus, type StatusSection } from './describe-status.ts';
import { statusTexts } from './status-texts.ts';

const WATCH_INTERVAL_MS = 5_000;
/** Clears the terminal and moves the cursor to its beginning. */
const CLEAR = '\u001B[2J\u001B[H';

/** The exit codes, besides 0 when everything works, 1 when the status cannot be read and 2 for wrong usage. */
const exitCodes: Readonly<Record<InstallationStatus['state'], number>> = { ready: 0, degraded: 3, unavailable: 4 };

export const statusAdminCommand: AdminCommand = {
  summary: 'Shows whether everything works: processes, databases, jobs, events, disks, backup, integrity',
  usage: '[--watch] [--json]    exit code 0: everything works, 3: something needs attention, 4: a part does not work',
  options: { watch: { type: 'boolean' }, json: { type: 'boolean' } },
  positionalCount: { min: 0, max: 0 },
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

function formatStatus(status: InstallationStatus): string {
  const sections = describeStatus(status).filter(({ rows }) => rows.length > 0);
  return `${statusTexts.overall[status.state]}\n\n${sections.map(formatSection).join('\n')}`;
}

/** Formats a table with aligned columns: texts to the left, numbers to the right. What needs attention is marked with `!`. */
function formatSection({ title, columns, rows }: StatusSection): string {
  const marked = rows.map((row) =>
    row.map(({ text, tone }) => (tone === 'warning' || tone === 'bad' ? `! ${text}` : text)),
  );
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...marked.map((row) => row[index]?.length ?? 0)),
  );
  const isNumber = (index: number): boolean => rows[0]?.[index]?.isNumber ?? false;
  const formatRow = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => (isNumber(index) ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd();
  const lines = [columns, ...marked].map((cells) => `  ${formatRow(cells)}\n`);
  return `${title}\n${lines.join('')}`;
}
