import { existsSync } from 'node:fs';

/** Resource limits of one process, enforced by the kernel (setrlimit(2)). The caller enforces wall-clock time itself. */
export interface ProcessLimits {
  /**
   * Megabytes of memory. `addressSpace` counts every mapping (RLIMIT_AS). `privateData` counts private writable memory (RLIMIT_DATA, since Linux
   * 4.7): for V8 and WebAssembly, which reserve many gigabytes of address space that they never use.
   */
  readonly memory: { readonly addressSpaceMb: number } | { readonly privateDataMb: number };
  /** Seconds of processor time over the life of the process, summed over its threads. At the limit the kernel sends SIGXCPU. */
  readonly cpuSeconds: number;
  /** Megabytes of the largest file that it may write; 0 for a program that writes none. */
  readonly fileSizeMb: number;
  readonly openFiles: number;
}

/** Part of util-linux, which every Linux has. macOS has no prlimit: only the timeouts apply there. */
const PRLIMIT = '/usr/bin/prlimit';
export const canLimitProcesses = existsSync(PRLIMIT);

const MB = 1024 ** 2;
/** A process that ignores SIGXCPU is killed after so many more seconds of processor time. */
const CPU_GRACE_S = 5;

/**
 * The command that runs a program within limits: `prlimit` sets them for itself and then executes the program, which keeps the process
 * id and the open files, the IPC channel to Node included.
 */
export function limitedCommand(program: string, args: readonly string[], limits: ProcessLimits): [string, ...string[]] {
  return canLimitProcesses ? [PRLIMIT, ...prlimitOptions(limits), '--', program, ...args] : [program, ...args];
}

function prlimitOptions({ memory, cpuSeconds, fileSizeMb, openFiles }: ProcessLimits): string[] {
  return [
    'addressSpaceMb' in memory ? `--as=${memory.addressSpaceMb * MB}` : `--data=${memory.privateDataMb * MB}`,
    // With equal soft and hard limits the kernel would send SIGKILL at once, which does not tell the reason.
    `--cpu=${cpuSeconds}:${cpuSeconds + CPU_GRACE_S}`,
    `--fsize=${fileSizeMb * MB}`,
    `--nofile=${openFiles}`,
    '--core=0',
  ];
}
