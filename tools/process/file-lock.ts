import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processExists } from './orphaned-process.ts';

const RETRY_DELAY_MS = 200;

/** The content of a lock file: the process that holds the lock. */
interface LockHolder {
  pid: number;
  /**
   * The time at which the process started, in clock ticks since the machine was booted. It distinguishes the process from a later one with
   * the same id.
   */
  began: string;
}

/** Whether a running process holds the lock. */
export const isFileLocked = (file: string): boolean => fileLockHolder(file) !== undefined;

/** Returns the process id of the running process that holds the lock; undefined when none does. */
export function fileLockHolder(file: string): number | undefined {
  const holder = readLockHolder(file);
  return holder && isHolderRunning(holder) ? holder.pid : undefined;
}

/** Runs `work` while this process holds the lock. Waits while another process of this machine holds it. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (tryLockFile(file)) await delay(RETRY_DELAY_MS);
  try {
    return await work();
  } finally {
    releaseFileLock(file);
  }
}

/**
 * Takes the lock for this process. The lock of a process that no longer runs (`kill -9`) is taken over at once.
 * @returns undefined when the lock was taken, else the process that holds it
 */
export function tryLockFile(file: string): LockHolder | undefined {
  const ownEntry: LockHolder = { pid: process.pid, began: readStartTime(process.pid) };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(ownEntry), { flag: 'wx' });
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readLockHolder(file);
    if (holder && isHolderRunning(holder)) return holder;
    rmSync(file, { force: true });
  }
}

export function releaseFileLock(file: string): void {
  rmSync(file, { force: true });
}

/** Reads from a lock file which process holds the lock. Returns undefined when the file is missing or was written only partly. */
function readLockHolder(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

function isHolderRunning({ pid, began }: LockHolder): boolean {
  return processExists(pid) && readStartTime(pid) === began;
}

/**
 * Returns the start time of a process. Returns an empty text for a process that does not exist, and on systems without /proc (macOS).
 * Returns `ended` for a zombie process, which has ended but whose parent has not read its exit status yet.
 */
function readStartTime(pid: number): string {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return '';
  // The fields of /proc/pid/stat after the command name (see proc(5)); the name is in parentheses and may contain spaces. The first of
  // these fields is the state, the twentieth the start time.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
}
