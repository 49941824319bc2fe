import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The file with the id of a running process, in a folder that only the start program may write to: as root it sends signals to
 * the ids in these files.
 * @param name a process of topology.ts, `postgres` or `redis`
 */
export function pidFile(dataDir: string, name: string): string {
  return join(dataDir, 'run', `${name}.pid`);
}

export function writePidFile(file: string, pid: number): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${pid}\n`);
}
