import { readFileSync, writeFileSync } from 'node:fs';

const KB = 1_024;

/** What a process holds in memory now, in bytes. Linux only. */
export const residentBytes = (pid: number): number => statusOf(pid, 'VmRSS');

/** Forgets the most a process has ever held, so that `peakBytes` tells of what follows. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** The most a process has held since its start or since `forgetPeak`, in bytes. */
export const peakBytes = (pid: number): number => statusOf(pid, 'VmHWM');

function statusOf(pid: number, field: string): number {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!line) throw new Error(`process ${pid} does not say ${field}`);
  return Number(line[1]) * KB;
}
