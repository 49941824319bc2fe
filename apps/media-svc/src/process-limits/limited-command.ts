import { existsSync } from 'node:fs';

/** What one process may take of the machine. The kernel enforces it (setrlimit(2)); wall-clock time is the caller's to bound. */
export interface ProcessLimits {
  /**
   * Megabytes of memory. `addressSpace` counts every mapping (RLIMIT_AS). `privateData` counts what is private and writable (RLIMIT_DATA, Linux 4.7):
   * the one for V8 and WebAssembly, which reserve many gigabytes of addresses that they never use.
   */
  readonly memory: { readonly addressSpaceMb: number } | { readonly privateDataMb: number };
  /** Seconds of processor time in the life of the process, all its threads together. It is then sent SIGXCPU. */
  readonly cpuSeconds: number;
  /** The largest file that it may write; 0 for a program that writes none. */
  readonly fileSizeMb: number;
  readonly openFiles: number;
}

/** Part of every Linux (util-linux). macOS has none: there the time-outs alone hold. */
const PRLIMIT = '/usr/bin/prlimit';
export const canLimitProcesses = existsSync(PRLIMIT);

const MB = 1024 ** 2;
/** A process that ignores SIGXCPU is killed after so many more seconds of processor time. */
const CPU_GRACE_S = 5;

/**
 * The command that runs a program within limits: `prlimit` sets them for itself and then becomes the program, with the same
 * process id and the same open files, so that also a channel to Node survives.
 */
export function limitedCommand(program: string, args: readonly string[], limits: ProcessLimits): [string, ...string[]] {
  return canLimitProcesses ? [PRLIMIT, ...prlimitOptions(limits), '--', program, ...args] : [program, ...args];
}

function prlimitOptions({ memory, cpuSeconds, fileSizeMb, openFiles }: ProcessLimits): string[] {
  return [
    'addressSpaceMb' in memory ? `--as=${memory.addressSpaceMb * MB}` : `--data=${memory.privateDataMb * MB}`,
    // With the hard limit equal to the soft one the kernel sends SIGKILL at once, which says nothing of the reason.
    `--cpu=${cpuSeconds}:${cpuSeconds + CPU_GRACE_S}`,
    `--fsize=${fileSizeMb * MB}`,
    `--nofile=${openFiles}`,
    '--core=0',
  ];
}
