import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of a process's child processes. Works on Linux only. */
export function childProcessIds(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
