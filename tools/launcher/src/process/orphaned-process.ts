import { setTimeout as delay } from 'node:timers/promises';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { readPidFile } from './pid-file.ts';
import { isProcessRunning, type ProcessIdentity, runsProgram, signalProcess } from './process-identity.ts';

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
