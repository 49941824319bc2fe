import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { UserFacingError } from '../cli/user-facing-error.ts';

const STOP_TIMEOUT_MS = 10_000;
const KILL_TIMEOUT_MS = 5000;

/** Whether a process with this id exists, also one of another user. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Stops a process that outlived a killed start program. Process ids are reused, so it is only signalled when its command line contains `program`.
 * @param pidFile a file with the process id in its first line; may be missing
 * @throws UserFacingError when the process survives SIGKILL
 */
export async function stopOrphanedProcess(pidFile: string, program: string, signal: NodeJS.Signals): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!(pid > 0) || !isProgramRunning(pid, program)) return;
  process.kill(pid, signal);
  if (await waitForExit(pid, program, STOP_TIMEOUT_MS)) return;
  // SIGKILL loses no acknowledged write: PostgreSQL, Redis and the services all survive a crash.
  process.kill(pid, 'SIGKILL');
  if (!(await waitForExit(pid, program, KILL_TIMEOUT_MS)))
    throw new UserFacingError(`An earlier ${program} (process ${pid}) does not end.`);
}

/** @returns whether the process exited in time */
async function waitForExit(pid: number, program: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isProgramRunning(pid, program)) {
    if (Date.now() > deadline) return false;
    await delay(50);
  }
  return true;
}

function isProgramRunning(pid: number, program: string): boolean {
  if (!processExists(pid)) return false;
  const commandLine = `/proc/${pid}/cmdline`;
  // Without /proc (macOS) only the process id can be checked. The command line of a zombie process is empty.
  return !existsSync('/proc/self') || (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(program));
}
