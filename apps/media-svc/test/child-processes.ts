import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Returns the ids of this process's child processes whose command line contains `program`. Works on Linux only. */
export const childProcessIds = (program: string): number[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program) &&
          readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`)
        );
      } catch {
        return false; // the process has ended since it was listed
      }
    });

/** Returns each limit of a process by its name in /proc, as the soft limit. */
export function processLimitsOf(pid = 0): Record<string, string | undefined> {
  const lines = readFileSync(`/proc/${pid}/limits`, 'utf8').trim().split('\n').slice(1);
  return Object.fromEntries(lines.map((line) => [line.slice(0, 26).trim(), line.slice(26).trim().split(/\s+/)[0]]));
}

/** Returns what the open file descriptors of a process refer to: paths, or 'socket:[…]', 'pipe:[…]' and 'anon_inode:[…]'. */
export const openFilesOf = (pid = 0): string[] =>
  readdirSync(`/proc/${pid}/fd`).map((descriptor) => readlinkSync(`/proc/${pid}/fd/${descriptor}`));
