import { readFileSync, writeFileSync } from 'node:fs';

const KB = 1_024;

/** Returns the memory that a process uses at present (resident set size), in bytes. Works on Linux only. */
export const residentBytes = (pid: number): number => readStatusField(pid, 'VmRSS');

/** Returns the largest resident set size of a process since its start, or since `resetPeakResidentBytes`, in bytes. Works on Linux only. */
export const peakResidentBytes = (pid: number): number => readStatusField(pid, 'VmHWM');

/** Returns the private data of a process at present: what RLIMIT_DATA limits, in bytes, resident or not. Works on Linux only. */
export const privateDataBytes = (pid: number): number => readStatusField(pid, 'VmData');

/** Sets the recorded peak of a process to its present resident set size. Works on Linux only; see /proc/pid/clear_refs in proc(5). */
export const resetPeakResidentBytes = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

function readStatusField(pid: number, field: string): number {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!line) throw new Error(`/proc/${pid}/status has no field ${field}`);
  return Number(line[1]) * KB;
}
