import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { stopProcess, readIfExists } from '../process/pid-file.ts';
import { readProcessIdentity, signalProcess } from '../process/process-identity.ts';

/**
 * How long the processes of a killed server may take to notice the end of the server, in milliseconds. Usually they take less than one millisecond; a
 * process that runs a long query notices it after the query.
 */
const END_TIMEOUT_MS = 5_000;
const POLL_MS = 20;
/** The number of the line in postmaster.pid that contains the key and the id of the server's shared memory segment. */
const SEGMENT_LINE = 7;

/**
 * Ends the remaining processes of an earlier server on a cluster, and removes its lock file. A new server rejects the cluster while a process of the
 * old server lives. It also rejects the cluster when only the lock file is left and another process now has the process id in the file. Must be
 * called by the program that holds the lock of the data folder.
 * @throws UserFacingError when a process of the earlier server does not end
 */
export async function endPreviousServer(folder: string): Promise<void> {
  const lockFile = join(folder, 'postmaster.pid');
  const content = readIfExists(lockFile);
  if (content === undefined) return;
  const pid = Number.parseInt(content, 10);
  // A server that is already shutting down gets the signal again, which has no effect. The function waits for its end.
  if (pid > 0) await stopProcess(readProcessIdentity(pid), folder, 'SIGINT');
  if (!existsSync('/proc/self') || !existsSync(lockFile)) return;
  // SIGKILL is safe: the processes belong to a crashed server, and the next server recovers the data from its write-ahead log.
  if (!(await waitUntilUnused(folder, lockFile))) for (const pid of processesIn(folder)) signalProcess(pid, 'SIGKILL');
  if (!(await waitUntilUnused(folder, lockFile)))
    throw new UserFacingError(`Processes of an earlier PostgreSQL on ${folder} do not end. End them, and start again.`);
  rmSync(lockFile, { force: true });
}

/** @returns whether no process uses the cluster any more; false after END_TIMEOUT_MS */
async function waitUntilUnused(folder: string, lockFile: string): Promise<boolean> {
  const deadline = performance.now() + END_TIMEOUT_MS;
  while (processesIn(folder).length > 0 || isSegmentUsed(lockFile)) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Returns the server processes whose working folder is the cluster. Some users may not see processes of other users. */
function processesIn(folder: string): number[] {
  const target = realpathSync(folder);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => isServerProcess(pid, target)).map(Number);
}

function isServerProcess(pid: string, folder: string): boolean {
  try {
    // The command line contains the path of the program, or a description such as `postgres: checkpointer`.
    const isPostgres = /^(postgres: |[^\0]*\/postgres\0)/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    // The process has ended since it was listed, or its working folder is not visible to this user.
    return false;
  }
}

/** Whether a process uses the shared memory of the server that wrote the lock file. Every user may see this. */
function isSegmentUsed(lockFile: string): boolean {
  const id = readIfExists(lockFile)?.split('\n')[SEGMENT_LINE - 1]?.trim().split(/\s+/)[1];
  if (!id || !existsSync('/proc/sysvipc/shm')) return false;
  // The columns are key, shmid, perms, size, cpid, lpid, nattch, …
  const segments = readFileSync('/proc/sysvipc/shm', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return segments.some((columns) => columns[1] === id && Number(columns[6]) > 0);
}
