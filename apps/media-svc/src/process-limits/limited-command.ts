import { existsSync } from 'node:fs';

/** Resource limits of one process, enforced by the kernel (setrlimit(2)). The caller enforces wall-clock time itself. */
export interface ProcessLimits {
  /**
   * The limit of memory in megabytes. `addressSpaceMb` limits all memory mappings (RLIMIT_AS). `privateDataMb` limits private writable
   * memory (RLIMIT_DATA, since Linux 4.7); it is used for V8 and WebAssembly, which reserve gigabytes of address space without using
   * them.
   */
  readonly memory: { readonly addressSpaceMb: number } | { readonly privateDataMb: number };
  /**
   * The limit of processor time of the process from its start to its end, in seconds, summed over its threads. At the limit the kernel
   * sends SIGXCPU.
   */
  readonly cpuSeconds: number;
  /** The maximum size in megabytes of a file that the process writes; 0 for a program that writes no files. */
  readonly fileSizeMb: number;
  readonly openFiles: number;
}

/** The program prlimit of util-linux, which every Linux distribution contains. macOS has no prlimit: only the timeouts apply there. */
const PRLIMIT = '/usr/bin/prlimit';
export const canLimitProcesses = existsSync(PRLIMIT);

const MB = 1024 ** 2;
/** A process that ignores SIGXCPU is killed after this additional processor time, in seconds. */
const CPU_GRACE_S = 5;

/**
 * Returns the command that runs a program with limits. `prlimit` sets the limits for its own process and then executes the program in
 * this process, so that the process id and open files, including the IPC channel of Node, stay the same.
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
    // With equal soft and hard limits the kernel sends SIGKILL at once, which does not say that the limit was the
    // reason.
    `--cpu=${cpuSeconds}:${cpuSeconds + CPU_GRACE_S}`,
    `--fsize=${fileSizeMb * MB}`,
    `--nofile=${openFiles}`,
    '--core=0',
  ];
}
