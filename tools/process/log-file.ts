import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Renames the log of the previous start to `logs/<name>.previous.log`.
 * @returns the path of the new log file, which does not exist yet
 */
export function rotateLogFile(dataDir: string, name: string): string {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if (existsSync(file)) renameSync(file, join(folder, `${name}.previous.log`));
  return file;
}
