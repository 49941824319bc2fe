import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { fileLockHolder, isFileLocked, releaseFileLock, tryLockFile } from '../process/file-lock.ts';

const lockFile = (dataDir: string): string => join(dataDir, 'stack.lock');

/**
 * Locks a data folder for this process, because two PostgreSQL or Redis servers on the same files would destroy them.
 * @returns a function that releases the lock
 * @throws UserFacingError when another running process holds the lock
 */
export function lockDataDir(dataDir: string): () => void {
  const holder = tryLockFile(lockFile(dataDir));
  if (!holder) return () => releaseFileLock(lockFile(dataDir));
  throw new UserFacingError(
    `${dataDir} is in use by another start (process ${holder.pid}). Stop that one, or choose another folder and port: DATA_DIR=.data2 PORT=3001 npm start`,
  );
}

/** Whether a stack runs on this data folder at present. */
export function isDataDirLocked(dataDir: string): boolean {
  return isFileLocked(lockFile(dataDir));
}

/**
 * Returns the process id of the start program that runs on this data folder.
 * @throws Error when no start program runs on this data folder
 */
export function dataDirHolder(dataDir: string): number {
  const pid = fileLockHolder(lockFile(dataDir));
  if (pid === undefined) throw new Error(`No start program runs on ${dataDir}`);
  return pid;
}

/** Returns the path of the file that contains the id of the backup that is being restored into a data folder. */
export const restoreMarkerFile = (dataDir: string): string => join(dataDir, 'restoring');

/** @throws UserFacingError while a restore into the data folder has not ended */
export function assertNoRestoreMarker(dataDir: string): void {
  const file = restoreMarkerFile(dataDir);
  if (!existsSync(file)) return;
  throw new UserFacingError(
    `The restore of the backup ${readFileSync(file, 'utf8')} into ${dataDir} has not ended. Run the same restore again, or delete the folder.`,
  );
}
