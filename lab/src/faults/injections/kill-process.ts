import { childProcessIds } from '../../product/process-usage.ts';
import { START_PROGRAM } from '../../product/product.ts';
import type { Fault } from '../fault.ts';

/** Kills one process with `kill -9`. The start program restarts it. */
export const killProcess = (processName: string, more: Partial<Fault> = {}): Fault => ({
  name: `kill-${processName}`,
  description: `\`kill -9\` of ${processName}`,
  async inject({ product }) {
    product.sendSignal(processName, 'SIGKILL');
  },
  ...more,
});

/** Kills the start program, which supervises all processes, with `kill -9`. `npm start` follows at once. */
export const killStartProgram: Fault = {
  name: `kill-${START_PROGRAM}`,
  description: '`kill -9` of the start program, `npm start` at once',
  unavailableParts: ['gateway'],
  async inject({ product }) {
    product.sendSignal(START_PROGRAM, 'SIGKILL');
    // The fault lasts long enough for a poll of `/api/health`. The new start is part of the fault: it builds nothing, but replays logs.
    return { end: async () => void (await product.start()) };
  },
};

/** Less than the half minute after which the start program kills a process that does not respond. */
const STOPPED_MS = 20_000;

/** A process gets no processor time for 20 s, and then continues. */
export const stopProcess = (processName: string, unavailableParts: readonly string[] = []): Fault => ({
  name: `stop-${processName}`,
  description: `SIGSTOP of ${processName} for 20 s`,
  heldMs: STOPPED_MS,
  unavailableParts,
  async inject({ product }) {
    const pid = product.processId(processName);
    // PostgreSQL has a separate process for each connection.
    const pids = processName === 'postgres' ? [pid, ...childProcessIds(pid)] : [pid];
    for (const id of pids) process.kill(id, 'SIGSTOP');
    return { end: async () => pids.forEach(continueProcess) };
  },
});

function continueProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // The process no longer exists, so it cannot be continued.
  }
}
