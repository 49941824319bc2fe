import { Refusal } from '../steps.ts';
import { askService } from './ask-service.ts';
import type { Command } from './command.ts';

const SERVICE = 'media-svc';

/** As `GET /internal/jobs` answers (libs/contracts, `queueStateSchema`). */
interface QueueState {
  job: string;
  waiting: number;
  inBulk: number;
  active: number;
  toBeTriedAgain: number;
  failed: number;
  lastFailures: { fileId: string; why: string; attempts: number; at: string }[];
}

const columns = ['job', 'waiting', 'in bulk', 'active', 'to be tried again', 'failed'];

export const listJobsCommand: Command = {
  name: 'jobs:list',
  summary: 'Shows how full the queues are and why jobs failed',
  usage: '',
  words: { min: 0, max: 0 },
  async run(_, find) {
    const states = (await (await askService(find(), SERVICE, '/internal/jobs')).json()) as QueueState[];
    const rows = states.map(({ job, waiting, inBulk, active, toBeTriedAgain, failed }) =>
      [job, waiting, inBulk, active, toBeTriedAgain, failed].map(String),
    );
    process.stdout.write(table([columns, ...rows]));
    for (const { job, lastFailures } of states) {
      for (const { fileId, why, attempts, at } of lastFailures) {
        process.stdout.write(
          `${job} of ${fileId}\n  given up after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} at ${at}\n  ${why}\n`,
        );
      }
    }
  },
};

export const retryJobsCommand: Command = {
  name: 'jobs:retry',
  summary: 'Has failed jobs done again, once what was wrong is mended',
  usage: '<transcription | ocr | conversion | thumbnails> | <file id> | --all',
  options: { all: { type: 'boolean' } },
  words: { min: 0, max: 1 },
  async run({ positionals: [which], options }, find) {
    if ((options.all === true) === (which !== undefined))
      throw new Refusal('Name a kind of job or a file, or say --all.');
    const body = which === undefined ? {} : which.includes('-') ? { fileId: which } : { job: which };
    const { retried } = (await (
      await askService(find(), SERVICE, '/internal/jobs/retry', { method: 'POST', body })
    ).json()) as { retried: number };
    process.stdout.write(
      retried === 0
        ? 'There is nothing to do again.\n'
        : `${retried} queued again; those that somebody waits for go first.\n`,
    );
  },
};

function table(rows: string[][]): string {
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
