/**
 * Sends a signal to a process. Does nothing when the process has ended, which it may do at any time.
 * @throws Error when the process belongs to another user (EPERM)
 */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
