import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Product, processNames } from './product.ts';

/** The unit of CPU times in /proc/<pid>/stat: USER_HZ, which is 100 on every Linux. */
const TICKS_PER_SECOND = 100;
const KB = 1_024;
/** Indexes of fields in /proc/<pid>/stat, counted after the name of the program, which may contain spaces. See proc(5). */
const PARENT_PID = 1;
const CPU_TIMES = [11, 12, 13, 14];

interface ProcessStat {
  readonly pid: number;
  readonly parentPid: number;
  /** The CPU time of the process and of its ended children, in seconds. */
  readonly cpuSeconds: number;
}

/** Returns the CPU time that a process and all of its descendants have used, in seconds. */
export const cpuSecondsOfTree = (rootPid: number): number =>
  listTree(rootPid).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);

/** Starts a measurement. @returns a function that returns the CPU time of each process of the product since then, in seconds */
export function startCpuMeter(processIds: ReadonlyMap<string, number>): () => ReadonlyMap<string, number> {
  const read = () => new Map([...processIds].map(([name, pid]) => [name, cpuSecondsOfTree(pid)]));
  const before = read();
  return () => new Map([...read()].map(([name, seconds]) => [name, seconds - before.get(name)!]));
}

/** Returns the ids of all processes except the start program, by their names. */
export const productProcessIds = (product: Product): ReadonlyMap<string, number> =>
  new Map(processNames.map((name) => [name, product.processId(name)]));

/** Returns the memory of a process and all of its descendants in bytes: their proportional set sizes, which count shared pages once. */
export const proportionalSetSizeOfTree = (rootPid: number): number =>
  listTree(rootPid).reduce((sum, { pid }) => sum + proportionalSetSize(pid), 0);

/** Returns the memory of one process in bytes. */
export function proportionalSetSize(pid: number): number {
  const rollup = readIfRunning(`/proc/${pid}/smaps_rollup`) ?? '';
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * KB;
}

export const childProcessIds = (pid: number): number[] =>
  listTree(pid).flatMap((child) => (child.parentPid === pid ? child.pid : []));

/** Returns the current memory of a process (resident set size), in bytes. */
export const residentBytes = (pid: number): number => readStatusField(pid, 'VmRSS');

/** Returns the largest resident set size of a process since its start, or since `resetPeakResidentBytes`, in bytes. */
export const peakResidentBytes = (pid: number): number => readStatusField(pid, 'VmHWM');

/** Returns the current private data of a process in bytes, resident or not. RLIMIT_DATA limits this value. */
export const privateDataBytes = (pid: number): number => readStatusField(pid, 'VmData');

/** Resets the recorded peak of a process to its current resident set size; see /proc/pid/clear_refs in proc(5). */
export const resetPeakResidentBytes = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

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

function readStatusField(pid: number, field: string): number {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (!line) throw new Error(`/proc/${pid}/status has no field ${field}`);
  return Number(line[1]) * KB;
}

/** Reads a file of a process; undefined when the process has ended. */
function readIfRunning(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}
