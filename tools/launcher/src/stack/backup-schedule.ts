import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { backupToolSettings } from '@memory/service-kit/settings';
import { PARTIAL_SUCCESS_EXIT_CODE } from '../cli/user-facing-error.ts';
import { ConfigError, readServiceSetting, readStartSetting, repositoryRoot } from '../config.ts';
import type { Cleanup } from './cleanup.ts';

/** The settings for the automatic backups of `npm start`. */
interface BackupScheduleSettings {
  /** The time of the daily backup, in minutes after midnight, local time. */
  atMinute: number;
  /** The arguments of `npm run admin` that make a backup. */
  backupArguments: string[];
}

/**
 * Reads BACKUP_TARGET, BACKUP_AT, BACKUP_KEEP_DAYS and BACKUP_RECIPIENT. The backup commands read the target, the days and the recipient themselves.
 * @returns undefined when no target is set, in which case no automatic backups are made
 * @throws ConfigError
 */
export function readBackupScheduleSettings(env: NodeJS.ProcessEnv): BackupScheduleSettings | undefined {
  if (!env.BACKUP_TARGET) return undefined;
  const atMinute = readStartSetting('BACKUP_AT', backupToolSettings.BACKUP_AT, env);
  readServiceSetting('BACKUP_KEEP_DAYS', env);
  const recipient = env.BACKUP_RECIPIENT ?? '';
  if (recipient !== 'none' && !/^age1[a-z0-9]+([\s,]+age1[a-z0-9]+)*$/.test(recipient))
    throw new ConfigError(
      'Set BACKUP_RECIPIENT to the age public key that backups are encrypted for (age1…, made by age-keygen), or to none: then everybody who can read the target can read the diaries, and secrets are left out.',
    );
  return {
    atMinute,
    backupArguments: ['backup', '--prune', ...(recipient === 'none' ? ['--without-secrets'] : [])],
  };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/**
 * The interval at which erasures are recorded. It must be shorter than the ten minutes for which social-svc keeps the record of an erasure at least
 * (ERASURE_SETTLE_MS), so that no erasure is missed.
 */
const ERASURES_INTERVAL_MS = 5 * MINUTE_MS;

interface Attempts {
  succeededAt: number | undefined;
  failedAt: number | undefined;
}

/**
 * Whether a backup is due: no backup has succeeded since the most recent scheduled time. A backup that was missed because the machine was off is
 * therefore made at the next start. After a failure, the backup is retried every hour.
 */
export function isBackupDue(now: Date, atMinute: number, { succeededAt, failedAt }: Attempts): boolean {
  const due = new Date(now);
  due.setHours(0, atMinute, 0, 0);
  if (due > now) due.setTime(due.getTime() - DAY_MS);
  if (succeededAt !== undefined && succeededAt >= due.getTime() && succeededAt <= now.getTime()) return false;
  return failedAt === undefined || now.getTime() - failedAt >= HOUR_MS || failedAt > now.getTime();
}

interface ScheduleOptions {
  settings: BackupScheduleSettings;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
}

/**
 * Makes backups while the product runs, each in a child process. Every few minutes, also during a backup, records in the target which accounts are
 * being erased.
 * @returns a function that ends the schedule and a running backup
 */
export function startBackupSchedule({ settings, dataDir, env, print }: ScheduleOptions): Cleanup {
  const stopping = new AbortController();
  const stateFile = join(dataDir, 'run', 'last-backup.json');
  const attempts: Attempts = { succeededAt: readSucceededAt(stateFile), failedAt: undefined };
  let erasuresRecordedAt = 0;
  const runAdmin = (args: string[]) => runAdminCommand(args, { ...env, DATA_DIR: dataDir }, stopping.signal);

  const storeSucceededAt = (succeededAt: number): void => {
    try {
      writeFileSync(stateFile, JSON.stringify({ succeededAt }), { mode: 0o600 });
    } catch (error) {
      print(`! The time of the backup could not be stored: ${(error as Error).message}`);
    }
  };
  const backUpIfDue = singleFlight(async () => {
    if (!isBackupDue(new Date(), settings.atMinute, attempts)) return;
    const { isDone, problem } = await runAdmin(settings.backupArguments);
    if (stopping.signal.aborted) return;
    if (!isDone) {
      attempts.failedAt = Date.now();
      print(`! The backup failed and is tried again in an hour: ${problem}`);
      return;
    }
    if (attempts.failedAt !== undefined) print('✓ The backup succeeded again');
    attempts.succeededAt = Date.now();
    attempts.failedAt = undefined;
    storeSucceededAt(attempts.succeededAt);
    if (problem !== undefined) print(`! ${problem}`);
  });
  const recordErasuresIfDue = singleFlight(async () => {
    if (Date.now() - erasuresRecordedAt < ERASURES_INTERVAL_MS) return;
    erasuresRecordedAt = Date.now();
    const { isDone, problem } = await runAdmin(['backup:erasures']);
    if (!isDone && !stopping.signal.aborted) print(`! Erasures could not be recorded in the backup target: ${problem}`);
  });
  const check = (): void => {
    backUpIfDue.start();
    recordErasuresIfDue.start();
  };
  const timer = setInterval(check, MINUTE_MS);
  check();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.all([backUpIfDue.ended(), recordErasuresIfDue.ended()]);
  };
}

interface SingleFlight {
  /** Starts the work unless it is already running. */
  start(): void;
  /** Resolves when the work is not running. */
  ended(): Promise<void>;
}

/** @param work must not reject */
function singleFlight(work: () => Promise<void>): SingleFlight {
  let running: Promise<void> | undefined;
  return {
    start: () => void (running ??= work().finally(() => (running = undefined))),
    ended: async () => running,
  };
}

interface CommandResult {
  /** Whether the command did its work. */
  isDone: boolean;
  /** Why the command failed, or the problem of a command that did its work only in part. */
  problem: string | undefined;
}

async function runAdminCommand(args: string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<CommandResult> {
  const program = join(repositoryRoot, 'tools/admin/src/admin.ts');
  try {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    });
    const [[code, killedBy], errors] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    if (code === 0) return { isDone: true, problem: undefined };
    const reason = errors.split('\n').findLast((line) => line.startsWith('✗ '));
    const problem = reason?.slice(2) ?? String(killedBy ?? `exit code ${code}`);
    return { isDone: code === PARTIAL_SUCCESS_EXIT_CODE, problem };
  } catch (error) {
    return { isDone: false, problem: (error as Error).message };
  }
}

function readSucceededAt(file: string): number | undefined {
  try {
    const { succeededAt } = JSON.parse(readFileSync(file, 'utf8')) as { succeededAt?: unknown };
    return typeof succeededAt === 'number' ? succeededAt : undefined;
  } catch {
    // Either no backup has been made yet, or the disk was full when the last backup should have been noted. In both cases, a backup is made now.
    return undefined;
  }
}
