import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isProcessRunning, type ProcessIdentity, readProcessIdentity } from './process-identity.ts';

const RETRY_DELAY_MS = 200;

/** The content of a lock file: the process that holds the lock. */
interface LockFileContent {
  pid: number;
  /** The start time of the process. The name stays, because a program of another version may hold the lock, or want it. */
  began?: string;
}

/** Whether a running process holds the lock. */
export const isFileLocked = (file: string): boolean => fileLockHolder(file) !== undefined;

/** Returns the process id of the running process that holds the lock; undefined when none does. */
export function fileLockHolder(file: string): number | undefined {
  return readRunningHolder(file)?.pid;
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
 * @returns undefined when the lock was taken, else the process that holds it, or that is taking it over
 */
export function tryLockFile(file: string): ProcessIdentity | undefined {
  const { pid, startTime: began } = readProcessIdentity(process.pid);
  // A link makes the lock file appear with its whole content, or fails because there is one.
  const source = `${file}.${randomUUID()}`;
  try {
    writeFileSync(source, JSON.stringify({ pid, began } satisfies LockFileContent), { flag: 'wx' });
    while (!tryLink(source, file)) {
      const holder = readRunningHolder(file) ?? deleteStaleLock(file);
      if (holder) return holder;
    }
    return undefined;
  } finally {
    rmSync(source, { force: true });
  }
}

/** Releases the lock of this process. Does nothing when another process holds it, which is possible after somebody has deleted the file. */
export function releaseFileLock(file: string): void {
  if (fileLockHolder(file) === process.pid) rmSync(file, { force: true });
}

/**
 * Deletes a lock file whose process no longer runs. A second lock ensures that only one process at a time does that. Otherwise, of two
 * processes that have read the same stale lock, the later one would delete the new lock of the earlier one.
 * @returns the process that is doing that at present, if there is another one
 */
function deleteStaleLock(file: string): ProcessIdentity | undefined {
  const takeover = `${file}.takeover`;
  const other = tryLockFile(takeover);
  if (other) return other;
  try {
    if (isStaleLock(file)) rmSync(file, { force: true });
    return undefined;
  } finally {
    releaseFileLock(takeover);
  }
}

/** @returns whether the link was made, which it is not when the target exists */
function tryLink(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function readRunningHolder(file: string): ProcessIdentity | undefined {
  const holder = readHolder(file);
  return holder && isProcessRunning(holder) ? holder : undefined;
}

/**
 * Whether there is a lock file that no running process holds. A missing file is not one: between this check and the deletion, another process
 * may make its lock, which would then be deleted.
 */
function isStaleLock(file: string): boolean {
  try {
    const holder = parseHolder(readFileSync(file, 'utf8'));
    return !holder || !isProcessRunning(holder);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/** Returns undefined when the file is missing or cannot be read. */
function readHolder(file: string): ProcessIdentity | undefined {
  try {
    return parseHolder(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns undefined when the end of the text is missing, as after a power failure. */
function parseHolder(text: string): ProcessIdentity | undefined {
  try {
    const { pid, began } = JSON.parse(text) as LockFileContent;
    return { pid, startTime: began };
  } catch {
    return undefined;
  }
}
