import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UserFacingError } from '../cli/user-facing-error.ts';
import {
  type ProcessIdentity,
  readProcessIdentity,
  isProcessRunning,
  runsProgram,
  signalProcess,
} from './process-identity.ts';

/**
 * Returns the path of the file with the process id of a running process. Only the start program may write to its folder, because a start
 * program that runs as root sends signals to the process ids in these files.
 * @param name the name of a process in topology.ts, `postgres` or `redis`
 */
export function pidFilePath(dataDir: string, name: string): string {
  return join(dataDir, 'run', `${name}.pid`);
}

/**
 * Writes the id of a process and, in the second line, its start time. The start time is needed because the file survives `kill -9` of the start
 * program and a reboot, after which another process may have the same id.
 */
export function writePidFile(file: string, pid: number): void {
  mkdirSync(dirname(file), { recursive: true });
  const { startTime } = readProcessIdentity(pid);
  writeFileSync(file, startTime === undefined ? `${pid}\n` : `${pid}\n${startTime}\n`);
}

/**
 * Returns the process that a pid file names. The process may have ended.
 * @returns undefined when the file is missing
 */
export function readPidFile(file: string): ProcessIdentity | undefined {
  const [firstLine = '', startTime] = readIfExists(file)?.split('\n') ?? [];
  const pid = Number.parseInt(firstLine, 10);
  return pid > 0 ? { pid, startTime: startTime || undefined } : undefined;
}

/** Returns the text of a file; undefined when the file does not exist, even when another process deletes it at this moment. */
export function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

const STOP_TIMEOUT_MS = 10_000;
const KILL_TIMEOUT_MS = 5000;

/**
 * Stops a process that still runs after its start program was killed.
 * @param pidFile the file that `writePidFile` wrote; may be missing
 * @param program a part of the command line of the process; another process with the same id is left alone
 * @throws UserFacingError when the process survives SIGKILL
 */
export async function stopOrphanedProcess(pidFile: string, program: string, signal: NodeJS.Signals): Promise<void> {
  const recorded = readPidFile(pidFile);
  if (recorded) await stopProcess(recorded, program, signal);
}

/**
 * Stops a process unless it has ended or its command line does not contain `program`.
 * @throws UserFacingError when the process survives SIGKILL
 */
export async function stopProcess(identity: ProcessIdentity, program: string, signal: NodeJS.Signals): Promise<void> {
  const { pid } = identity;
  if (!isProcessRunning(identity) || !runsProgram(pid, program)) return;
  signalProcess(pid, signal);
  if (await waitForExit(identity, STOP_TIMEOUT_MS)) return;
  // SIGKILL may be used, because PostgreSQL, Redis and the services lose no acknowledged write in a crash.
  signalProcess(pid, 'SIGKILL');
  if (!(await waitForExit(identity, KILL_TIMEOUT_MS)))
    throw new UserFacingError(`An earlier ${program} (process ${pid}) does not end.`);
}

/**
 * Waits for the exit of a process.
 * @returns whether it exited in time
 */
async function waitForExit(identity: ProcessIdentity, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isProcessRunning(identity)) {
    if (Date.now() > deadline) return false;
    await delay(50);
  }
  return true;
}
