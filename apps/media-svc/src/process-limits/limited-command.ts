import { existsSync } from 'node:fs';

/**
 * The resource limits of one process, which the kernel enforces (setrlimit(2)). They do not limit wall-clock time; the caller enforces a
 * timeout.
 */
export interface ProcessLimits {
  /**
   * The memory limit in megabytes. `addressSpaceMb` limits all memory mappings (RLIMIT_AS). `privateDataMb` limits private writable memory
   * (RLIMIT_DATA, since Linux 4.7); it is for programs with V8 or WebAssembly, which reserve gigabytes of address space without using them.
   */
  readonly memory: { readonly addressSpaceMb: number } | { readonly privateDataMb: number };
  /**
   * The limit of processor time in seconds, from the start of the process to its end and summed over its threads. At the limit the kernel
   * sends SIGXCPU.
   */
  readonly cpuSeconds: number;
  /** The maximum size in megabytes of a file that the process writes; 0 for a program that writes no files. */
  readonly fileSizeMb: number;
  readonly openFiles: number;
}

/**
 * The path of the program prlimit of util-linux, which every Linux distribution contains. macOS has no prlimit, so only the timeouts apply
 * there.
 */
const PRLIMIT = '/usr/bin/prlimit';
export const canLimitProcesses = existsSync(PRLIMIT);

const MB = 1024 ** 2;
/** A process that ignores SIGXCPU is killed after this additional processor time, in seconds. */
const CPU_GRACE_S = 5;

/**
 * Returns the command that runs a program with resource limits. `prlimit` limits its own process and then replaces itself by the program
 * (exec), so that the process id and open files stay the same, including the IPC channel of Node.js.
 */
export function commandWithLimits(
  program: string,
  args: readonly string[],
  limits: ProcessLimits,
): [string, ...string[]] {
  return canLimitProcesses ? [PRLIMIT, ...prlimitOptions(limits), '--', program, ...args] : [program, ...args];
}

function prlimitOptions({ memory, cpuSeconds, fileSizeMb, openFiles }: ProcessLimits): string[] {
  return [
    'addressSpaceMb' in memory ? `--as=${memory.addressSpaceMb * MB}` : `--data=${memory.privateDataMb * MB}`,
    // The hard limit is higher than the soft limit, so that the kernel sends SIGXCPU first. With equal limits it would send SIGKILL at
    // once, which does not show that the limit was the reason.
    `--cpu=${cpuSeconds}:${cpuSeconds + CPU_GRACE_S}`,
    `--fsize=${fileSizeMb * MB}`,
    `--nofile=${openFiles}`,
    '--core=0',
  ];
}
