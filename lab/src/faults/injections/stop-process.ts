import { readdirSync, readFileSync } from 'node:fs';
import type { Fault } from '../fault.ts';

/** Less than the half minute after which the start program kills a process that gives no sign of life. */
const STOPPED_MS = 20_000;

/** A process that gets no processor time for 20 s, and then goes on as if nothing had happened. */
export const stopProcess = (processName: string, unavailableParts: readonly string[] = []): Fault => ({
  name: `stop-${processName}`,
  description: `SIGSTOP of ${processName} for 20 s`,
  heldMs: STOPPED_MS,
  unavailableParts,
  async inject({ product }) {
    const pid = product.processId(processName);
    // PostgreSQL has a process for each connection.
    const pids = processName === 'postgres' ? [pid, ...childProcessIds(pid)] : [pid];
    for (const id of pids) process.kill(id, 'SIGSTOP');
    return { end: async () => pids.forEach(continueProcess) };
  },
});

function continueProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // The process was ended meanwhile.
  }
}

/** Returns the ids of a process's child processes. Works on Linux only. */
function childProcessIds(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
