import { childProcessIds } from '../../product/process-usage.ts';
import { START_PROGRAM } from '../../product/product.ts';
import type { Fault } from '../fault.ts';

/** `kill -9` of one process, which the start program starts again. */
export const killProcess = (processName: string, more: Partial<Fault> = {}): Fault => ({
  name: `kill-${processName}`,
  description: `\`kill -9\` of ${processName}`,
  async inject({ product }) {
    product.sendSignal(processName, 'SIGKILL');
  },
  ...more,
});

/** `kill -9` of the program that supervises everything, and the next `npm start` at once. */
export const killStartProgram: Fault = {
  name: `kill-${START_PROGRAM}`,
  description: '`kill -9` of the start program, `npm start` at once',
  unavailableParts: ['gateway'],
  async inject({ product }) {
    product.sendSignal(START_PROGRAM, 'SIGKILL');
    // Long enough for a poll of `/api/health` in between. The start itself is part of the fault: it builds nothing, but replays logs.
    return { end: async () => void (await product.start()) };
  },
};

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
    // The process does not exist any more, so there is nothing to continue.
  }
}
