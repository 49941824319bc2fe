import { existsSync } from 'node:fs';

/** Resource limits of one process, enforced by the kernel (setrlimit(2)). The caller enforces wall-clock time itself. */
export interface ProcessLimits {
  /**
   * Megabytes. `addressSpace` counts every mapping (RLIMIT_AS). `privateData` counts private writable memory
   * (RLIMIT_DATA, since Linux 4.7): for V8 and WebAssembly, which reserve gigabytes of address space without using
   * it.
   */
  readonly memory: { readonly addressSpaceMb: number } | { readonly privateDataMb: number };
  /** Seconds of processor time over the life of the process, summed over its threads. At the limit the kernel sends SIGXCPU. */
  readonly cpuSeconds: number;
  /** The largest file it may write, in megabytes; 0 for a program that writes none. */
  readonly fileSizeMb: number;
  readonly openFiles: number;
}

/** Part of util-linux, which every Linux has. macOS has no prlimit: only the timeouts apply there. */
const PRLIMIT = '/usr/bin/prlimit';
export const canLimitProcesses = existsSync(PRLIMIT);

const MB = 1024 ** 2;
/** Seconds of processor time after which a process that ignores SIGXCPU is killed. */
const CPU_GRACE_S = 5;

/**
 * The command that runs a program with limits: `prlimit` sets them for itself and then executes the program, which
 * keeps the process id and open files, including Node's IPC channel.
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
