import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ProcessIdentity, readProcessIdentity, startedBefore } from './process-identity.ts';

/**
 * Returns the path of the file with the process id of a running process. Only the start program may write to its folder, because a start
 * program that runs as root sends signals to the process ids in these files.
 * @param name the name of a process in topology.ts, `postgres` or `redis`
 */
export function pidFilePath(dataDir: string, name: string): string {
  return join(dataDir, 'run', `${name}.pid`);
}

/**
 * Writes the id of a process, and in the second line its start time: the file survives `kill -9` of the start program and a reboot, after
 * which another process may have the id.
 */
export function writePidFile(file: string, pid: number): void {
  mkdirSync(dirname(file), { recursive: true });
  const { startTime } = readProcessIdentity(pid);
  writeFileSync(file, startTime === undefined ? `${pid}\n` : `${pid}\n${startTime}\n`);
}

/**
 * Reads which process a pid file names, which may have ended.
 * @returns undefined when the file is missing, or when the process has certainly ended
 */
export function readPidFile(file: string): ProcessIdentity | undefined {
  const [firstLine = '', startTime] = readIfExists(file)?.split('\n') ?? [];
  const pid = Number.parseInt(firstLine, 10);
  if (!(pid > 0)) return undefined;
  if (startTime) return { pid, startTime };
  // Files of earlier versions have no second line. A process that started after the file was written is not the one that it names.
  const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return startedBefore(pid, writtenAt) ? readProcessIdentity(pid) : undefined;
}

/** Returns the text of a file; undefined when there is no such file, also when another process deletes it at this moment. */
export function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
