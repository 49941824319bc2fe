import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';

/** The limits for the disk space of one process's logs. */
export interface LogLimits {
  /** The size in bytes at which a log is rotated. */
  readonly maxBytes: number;
  /** The number of earlier logs that are kept. */
  readonly earlierLogs: number;
  /** The time between two checks of the size, in milliseconds. */
  readonly checkIntervalMs: number;
}

/** With these limits, the logs of each process take 50 MB at most. */
const LOG_LIMITS: LogLimits = { maxBytes: 10 * 1024 ** 2, earlierLogs: 4, checkIntervalMs: 5_000 };

/** Returns the path of an earlier log: `logs/gateway.1.log` is the log before `logs/gateway.log`, and so on. */
const earlierLog = (file: string, number: number): string => file.replace(/\.log$/, `.${number}.log`);
const EARLIER_LOG = /\.\d+\.log$/;

/**
 * Rotates the log of the previous start.
 * @returns the path of the new log file, which does not exist yet
 */
export function rotateLogFile(dataDir: string, name: string): string {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if (existsSync(file)) makeEarlier(file, file, LOG_LIMITS);
  return file;
}

/**
 * Rotates every log of a data folder that becomes too long while its process writes to it. When the folder cannot be read, for example because the
 * disk fails for a moment, the rotation continues, and the failure is printed once.
 * @returns a function that ends the rotation
 */
export function startLogRotation(
  dataDir: string,
  print: (line: string) => void,
  limits: LogLimits = LOG_LIMITS,
): () => void {
  let hasFailed = false;
  const timer = setInterval(() => {
    try {
      for (const file of currentLogs(dataDir)) if (sizeOf(file) > limits.maxBytes) tryToEmpty(file, limits);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) print(`! The sizes of the logs in ${dataDir} cannot be limited: ${(error as Error).message}`);
      hasFailed = true;
    }
  }, limits.checkIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns the size of a file; 0 when an operator has deleted it. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function currentLogs(dataDir: string): string[] {
  const folder = join(dataDir, 'logs');
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.endsWith('.log') && !EARLIER_LOG.test(name),
  );
  return names.map((name) => join(folder, name));
}

/** Rotates a log if possible. On a full disk, the log is left unchanged: it does not grow there, and the next check tries again. */
function tryToEmpty(file: string, limits: LogLimits): void {
  const copy = `${file}.copy`;
  try {
    copyAndEmpty(file, copy);
    makeEarlier(copy, file, limits);
  } catch {
    rmSync(copy, { force: true });
  }
}

/**
 * Copies a log and empties it. The log cannot be renamed, because its process has the file open and continues to append to it (O_APPEND). Lines that
 * the process writes between copying the last byte and emptying the file are lost.
 */
function copyAndEmpty(file: string, copy: string): void {
  copyFileSync(file, copy);
  const log = openSync(file, 'r');
  try {
    for (let copied = statSync(copy).size; copied < fstatSync(log).size;) {
      const rest = Buffer.alloc(fstatSync(log).size - copied);
      copied += readSync(log, rest, 0, rest.length, copied);
      appendFileSync(copy, rest);
    }
    truncateSync(file);
  } finally {
    closeSync(log);
  }
}

/** Renames a log to the newest of the earlier logs of `file`. Each other earlier log gets the next number; the oldest log is deleted. */
function makeEarlier(log: string, file: string, { earlierLogs }: LogLimits): void {
  for (let number = earlierLogs; number > 1; number -= 1) {
    const newer = earlierLog(file, number - 1);
    if (existsSync(newer)) renameSync(newer, earlierLog(file, number));
  }
  renameSync(log, earlierLog(file, 1));
}
