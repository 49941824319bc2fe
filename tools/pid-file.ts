import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where the id of a running process is written: in a folder of the supervisor's own. Root sends signals to what such a file
 * names, so no service may write it.
 * @param name a process of topology.ts, `postgres` or `redis`
 */
export function pidFile(dataDir: string, name: string): string {
  return join(dataDir, 'run', `${name}.pid`);
}

export function writePidFile(file: string, pid: number): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${pid}\n`);
}
