import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isProcessRunning, type ProcessIdentity, readProcessIdentity } from './process-identity.ts';

const RETRY_DELAY_MS = 200;

/** The content of a lock file: the process that holds the lock. */
interface LockFileContent {
  pid: number;
  /** The start time of the process. This property must keep its name, because a program of another version may read or write the lock file. */
  began?: string;
}

/** Whether a running process holds the lock. */
export const isFileLocked = (file: string): boolean => fileLockHolder(file) !== undefined;

/** Returns the id of the running process that holds the lock; undefined when no running process holds it. */
export function fileLockHolder(file: string): number | undefined {
  return readRunningHolder(file)?.pid;
}

/** Runs `work` while this process holds the lock. Waits while another process on this machine holds the lock. */
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
 * Takes the lock for this process. A lock whose process no longer runs (`kill -9`) is taken over at once.
 * @returns undefined when the lock was taken; otherwise the process that holds the lock or is taking it over
 */
export function tryLockFile(file: string): ProcessIdentity | undefined {
  const { pid, startTime: began } = readProcessIdentity(process.pid);
  // A hard link creates the lock file with its complete content, or fails because the file already exists.
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

/** Releases the lock of this process. Does nothing when another process holds the lock, which can happen after someone has deleted the lock file. */
export function releaseFileLock(file: string): void {
  if (fileLockHolder(file) === process.pid) rmSync(file, { force: true });
}

/**
 * Deletes a lock file whose process no longer runs. A second lock ensures that only one process at a time deletes it. Otherwise, when two processes
 * have read the same stale lock, the later process would delete the new lock of the earlier process.
 * @returns another process that is currently deleting the lock file, if there is one
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

/** @returns whether the link was created; false when the target exists */
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
 * Whether there is a lock file that no running process holds. A missing file does not count as stale: between this check and the deletion, another
 * process may create its lock file, which would then be deleted.
 */
function isStaleLock(file: string): boolean {
  try {
    const holder = parseHolder(readFileSync(file, 'utf8'));
    return !holder || !isProcessRunning(holder);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/** Returns the process in a lock file; undefined when the file is missing or cannot be read. */
function readHolder(file: string): ProcessIdentity | undefined {
  try {
    return parseHolder(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Parses the text of a lock file. Returns undefined when the end of the text is missing, for example after a power failure. */
function parseHolder(text: string): ProcessIdentity | undefined {
  try {
    const { pid, began } = JSON.parse(text) as LockFileContent;
    return { pid, startTime: began };
  } catch {
    return undefined;
  }
}
