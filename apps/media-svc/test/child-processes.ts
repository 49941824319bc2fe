import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of this process's child processes whose command line contains `program`. Works on Linux only. */
export const childProcessIds = (program: string): number[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        const [command, status] = [
          readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
          readFileSync(`/proc/${pid}/status`, 'utf8'),
        ];
        return command.includes(program) && status.includes(`PPid:\t${process.pid}\n`);
      } catch {
        return false; // the process has ended since it was listed
      }
    });
