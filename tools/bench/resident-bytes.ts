import { readFileSync, writeFileSync } from 'node:fs';

const KB = 1_024;

/** The memory that a process uses now (resident set size), in bytes. Linux only. */
export const residentBytes = (pid: number): number => readStatusField(pid, 'VmRSS');

/** The largest resident set size of a process since its start or since `resetPeakResidentBytes`, in bytes. Linux only. */
export const peakResidentBytes = (pid: number): number => readStatusField(pid, 'VmHWM');

/** Resets the peak of a process to its current resident set size. Linux only; see /proc/pid/clear_refs in proc(5). */
export const resetPeakResidentBytes = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

function readStatusField(pid: number, field: string): number {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!line) throw new Error(`/proc/${pid}/status has no field ${field}`);
  return Number(line[1]) * KB;
}
