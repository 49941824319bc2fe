import type { QueueState } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { TRANSCRIPTION_OFF_NOTICE } from '@memory/launcher/stack/installed-speech-model';
import type { AdminCommand } from './command.ts';
import { requestService } from './service-request.ts';

const SERVICE = 'media-svc';
const TABLE_HEADER = ['job', 'waiting', 'in bulk', 'active', 'to be tried again', 'failed'];

export const listJobsAdminCommand: AdminCommand = {
  summary: 'Shows how full the queues are and why jobs failed',
  usage: '',
  positionalCount: { min: 0, max: 0 },
  async run(_, { findInstallation, stdout }) {
    const response = await requestService(findInstallation(), SERVICE, '/internal/jobs');
    const queues = (await response.json()) as QueueState[];
    const rows = queues.map(({ job, waiting, inBulk, active, toBeTriedAgain, failed }) =>
      [job, waiting, inBulk, active, toBeTriedAgain, failed].map(String),
    );
    stdout.write(formatTable([TABLE_HEADER, ...rows]));
    if (queues.some(({ job, isConfigured }) => job === 'transcription' && !isConfigured))
      stdout.write(`${TRANSCRIPTION_OFF_NOTICE}\n`);
    for (const { job, lastFailures } of queues) {
      for (const { fileId, why, attempts, at } of lastFailures) {
        stdout.write(
          `${job} of ${fileId}\n  given up after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} at ${at}\n  ${why}\n`,
        );
      }
    }
  },
};

export const retryJobsAdminCommand: AdminCommand = {
  summary: 'Retries failed jobs, once their cause is fixed',
  usage: '<transcription | ocr | conversion | thumbnails> | <file id> | --all',
  options: { all: { type: 'boolean' } },
  positionalCount: { min: 0, max: 1 },
  async run({ positionals: [jobOrFileId], options }, { findInstallation, stdout }) {
    if ((options.all === true) === (jobOrFileId !== undefined))
      throw new UserFacingError('Name a kind of job or a file, or say --all.');
    const body = toRetryRequest(jobOrFileId);
    const response = await requestService(findInstallation(), SERVICE, '/internal/jobs/retry', {
      method: 'POST',
      body,
    });
    const { retried } = (await response.json()) as { retried: number };
    stdout.write(
      retried === 0
        ? 'There is nothing to do again.\n'
        : `${retried} queued again; those that somebody waits for go first.\n`,
    );
  },
};

/** Makes the body of a retry request from a file id or the name of a job. Only file ids contain hyphens, because they are UUIDs. */
function toRetryRequest(jobOrFileId: string | undefined): object {
  if (jobOrFileId === undefined) return {};
  return jobOrFileId.includes('-') ? { fileId: jobOrFileId } : { job: jobOrFileId };
}

/** Formats rows with aligned columns: the first column to the left, numbers to the right. */
function formatTable(rows: string[][]): string {
  const widths = TABLE_HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const formatRow = (row: string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return rows.map((row) => `${formatRow(row)}\n`).join('');
}
