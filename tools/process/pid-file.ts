import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the path of the file with the process id of a running process. Only the start program may write to its folder, because a start
 * program that runs as root sends signals to the process ids in these files.
 * @param name the name of a process in topology.ts, `postgres` or `redis`
 */
export function pidFilePath(dataDir: string, name: string): string {
  return join(dataDir, 'run', `${name}.pid`);
}

export function writePidFile(file: string, pid: number): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${pid}\n`);
}
