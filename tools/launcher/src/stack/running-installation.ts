import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
function isDataDirLocked(dataDir: string): boolean {
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

/** The addresses of a running installation, which other programs such as `npm run admin` read. */
export interface RunningInstallation {
  /** The URL of Redis with the credentials of the Redis user `admin`. */
  redisUrl: string;
  /** The base URL of each process, by its name in topology.ts. */
  addresses: Record<string, string>;
  /** The base URL of the address where each process serves `/metrics`, by the name of the process in topology.ts. */
  metrics: Record<string, string>;
}

const installationFile = (dataDir: string): string => join(dataDir, 'run', 'installation.json');

/**
 * Writes the addresses to `run/installation.json`. Only the file's owner can read it, because it contains a password.
 * @returns a function that deletes the file
 */
export function writeRunningInstallation(dataDir: string, installation: RunningInstallation): () => void {
  const file = installationFile(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(installation), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/**
 * Reads the addresses of the installation that runs on this data folder; undefined when no installation runs. A file that a killed start program left
 * behind is ignored.
 */
export function readRunningInstallation(dataDir: string): RunningInstallation | undefined {
  const file = installationFile(dataDir);
  if (!existsSync(file) || !isDataDirLocked(dataDir)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as RunningInstallation;
}
