import { existsSync } from 'node:fs';

/** Part of every Linux (util-linux); elsewhere the time-out alone holds. */
const PRLIMIT = '/usr/bin/prlimit';
const limits = [
  `--as=${2 * 1024 ** 3}`,
  // Seconds of processor time, so that a child whose parent was killed ends as well.
  '--cpu=600',
  `--fsize=${256 * 1024 ** 2}`,
  '--nofile=64',
  '--core=0',
];
const available = existsSync(PRLIMIT);

/** A command that runs a program with bounded memory, processor time, file size and open files. */
export function withinLimits(program: string, args: readonly string[]): [string, ...string[]] {
  return available ? [PRLIMIT, ...limits, '--', program, ...args] : [program, ...args];
}
