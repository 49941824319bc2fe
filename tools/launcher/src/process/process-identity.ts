import { existsSync, readFileSync } from 'node:fs';

/** Identifies a process of this machine, even when a later process gets the same id. */
export interface ProcessIdentity {
  pid: number;
  /** When the process started, in clock ticks since the machine was booted; undefined on systems without /proc (macOS). */
  startTime?: string;
}

/** Returns the identity of a process. When the start time is missing, the process may have ended. */
export const readProcessIdentity = (pid: number): ProcessIdentity => ({ pid, startTime: readStartTime(pid) });

/** Whether a process still runs. A zombie process does not count as running: it has ended, but its parent has not read its exit status yet. */
export function isProcessRunning({ pid, startTime }: ProcessIdentity): boolean {
  if (!hasProcFiles()) return processExists(pid);
  return startTime !== undefined && readStartTime(pid) === startTime;
}

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

/** Whether the command line of a process contains `program`. Every process counts on systems without /proc. */
export function runsProgram(pid: number, program: string): boolean {
  return !hasProcFiles() || (readProcFile(`${pid}/cmdline`)?.includes(program) ?? false);
}

const hasProcFiles = (): boolean => existsSync('/proc/self');

/** Returns the start time of a process. Returns undefined for a process that does not exist or is a zombie, and on systems without /proc. */
function readStartTime(pid: number): string | undefined {
  // /proc/pid/stat (see proc(5)) contains the command name in parentheses, which may contain spaces. Of the fields after the name, the first is the
  // state and the twentieth is the start time.
  const fields = readProcFile(`${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? [];
  return fields[0] === 'Z' ? undefined : fields[19];
}

/** Reads a file in /proc. Returns undefined when the process ended before or while the file was read. */
function readProcFile(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch (error) {
    // A user gets EPERM for a process of another user where /proc is mounted with hidepid=1.
    if (['ENOENT', 'ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/**
 * Sends a signal to a process. Does nothing when the process has already ended.
 * @throws Error when the process belongs to another user (EPERM)
 */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
