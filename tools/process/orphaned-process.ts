import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { UserFacingError } from '../cli/user-facing-error.ts';

const STOP_TIMEOUT_MS = 10_000;
const KILL_TIMEOUT_MS = 5000;

/** Whether a process with this id exists. Processes of other users count too. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The error EPERM means that the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Stops a process that still runs after its start program was killed. Process ids are reused, so a signal is sent only when the command
 * line of the process contains `program`.
 * @param pidFile a file with the process id in its first line; may be missing
 * @throws UserFacingError when the process survives SIGKILL
 */
export async function stopOrphanedProcess(pidFile: string, program: string, signal: NodeJS.Signals): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!(pid > 0) || !isProgramRunning(pid, program)) return;
  process.kill(pid, signal);
  if (await waitForExit(pid, program, STOP_TIMEOUT_MS)) return;
  // SIGKILL may be used, because PostgreSQL, Redis and the services lose no acknowledged write in a crash.
  process.kill(pid, 'SIGKILL');
  if (!(await waitForExit(pid, program, KILL_TIMEOUT_MS)))
    throw new UserFacingError(`An earlier ${program} (process ${pid}) does not end.`);
}

/**
 * Waits for the exit of a process.
 * @returns whether it exited in time
 */
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
  // On systems without /proc (macOS) only the process id can be checked. A zombie process has an empty command line and counts as exited.
  return !existsSync('/proc/self') || (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(program));
}
