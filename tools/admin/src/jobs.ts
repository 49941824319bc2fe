import type { QueueState } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { TRANSCRIPTION_OFF_NOTICE } from '@memory/launcher/stack/installed-speech-model';
import { type AdminCommand, formatTable } from './command.ts';
import { requestJson } from './service-request.ts';

const SERVICE = 'media-svc';
const TABLE_HEADER = ['job', 'waiting', 'in bulk', 'active', 'to be tried again', 'failed'];

export const listJobsAdminCommand: AdminCommand = {
  summary: 'Shows how full the queues are and why jobs failed',
  async run(_, { findInstallation, stdout }) {
    const queues = await requestJson<QueueState[]>(findInstallation(), SERVICE, '/internal/jobs');
    const rows = queues.map(({ job, waiting, inBulk, active, toBeTriedAgain, failed }) =>
      [job, waiting, inBulk, active, toBeTriedAgain, failed].map(String),
    );
    const lines = formatTable([TABLE_HEADER, ...rows], (column) => column > 0);
    stdout.write(lines.map((line) => `${line}\n`).join(''));
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
    const { retried } = await requestJson<{ retried: number }>(findInstallation(), SERVICE, '/internal/jobs/retry', {
      method: 'POST',
      body,
    });
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
