import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** The file for a process's output, empty; that of the start before is kept beside it. */
export function freshLog(dataDir: string, name: string): string {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if (existsSync(file)) renameSync(file, join(folder, `${name}.previous.log`));
  return file;
}
