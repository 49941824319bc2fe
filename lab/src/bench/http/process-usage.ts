import { readdirSync, readFileSync } from 'node:fs';

/** The unit of CPU times in /proc/<pid>/stat: USER_HZ, which is 100 on every Linux. */
const TICKS_PER_SECOND = 100;
const KB = 1_024;
/** The index in /proc/<pid>/stat, counted after the name of the program, which may contain spaces. See proc(5). */
const PARENT_PID = 1;
const CPU_TIMES = [11, 12, 13, 14];

interface ProcessStat {
  readonly pid: number;
  readonly parentPid: number;
  /** The CPU time of the process and of its children that have ended, in seconds. */
  readonly cpuSeconds: number;
}

/** Returns the CPU time that a process and all of its descendants have used, in seconds. */
export function cpuSecondsOfTree(rootPid: number): number {
  return listTree(rootPid).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

/** Returns the memory of a process and all of its descendants in bytes: their proportional set sizes, which count shared pages once. */
export function proportionalSetSizeOfTree(rootPid: number): number {
  return listTree(rootPid).reduce((sum, { pid }) => sum + proportionalSetSize(pid), 0);
}

function listTree(rootPid: number): ProcessStat[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readStat(Number(name)) ?? []) : []));
  const listDescendants = (pid: number): ProcessStat[] =>
    all.filter(({ parentPid }) => parentPid === pid).flatMap((child) => [child, ...listDescendants(child.pid)]);
  return [...all.filter(({ pid }) => pid === rootPid), ...listDescendants(rootPid)];
}

function readStat(pid: number): ProcessStat | undefined {
  const stat = readIfRunning(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = CPU_TIMES.reduce((sum, index) => sum + Number(fields[index]), 0);
  return { pid, parentPid: Number(fields[PARENT_PID]), cpuSeconds: ticks / TICKS_PER_SECOND };
}

/** Returns the memory of one process in bytes. */
export function proportionalSetSize(pid: number): number {
  const rollup = readIfRunning(`/proc/${pid}/smaps_rollup`) ?? '';
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * KB;
}

/** Reads a file of a process; undefined when the process has ended in the meantime. */
function readIfRunning(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
