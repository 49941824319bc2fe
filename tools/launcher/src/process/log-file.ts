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

/** How much the logs of one process may take on the disk. */
export interface LogLimits {
  /** The size in bytes at which a log is put aside. */
  readonly maxBytes: number;
  /** How many earlier logs are kept. */
  readonly earlierLogs: number;
  /** The time between two checks of the size, in milliseconds. */
  readonly checkIntervalMs: number;
}

/** 50 MB for each process. */
const LOG_LIMITS: LogLimits = { maxBytes: 10 * 1024 ** 2, earlierLogs: 4, checkIntervalMs: 5_000 };

/** `logs/gateway.1.log` is the log before `logs/gateway.log`, and so on. */
const earlierLog = (file: string, number: number): string => file.replace(/\.log$/, `.${number}.log`);
const EARLIER_LOG = /\.\d+\.log$/;

/**
 * Puts aside the log of the previous start.
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
 * Puts aside every log of a data folder that becomes too long, while its process writes to it. A folder that cannot be read, as on a disk
 * that fails for a moment, ends nothing: it is printed once.
 * @returns a function that ends this
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

/** 0 for a file that an operator has deleted. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function currentLogs(dataDir: string): string[] {
  const folder = join(dataDir, 'logs');
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.endsWith('.log') && !EARLIER_LOG.test(name),
  );
  return names.map((name) => join(folder, name));
}

/** On a full disk, nothing is put aside: a log does not grow then, and the next check tries again. */
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
 * Copies a log and empties it, because its process has it open and goes on writing to the same file, at its end (O_APPEND). What it writes
 * between the last copied byte and the next system call is lost.
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

/** Renames a log to the newest of the earlier logs of `file`. Each of the others becomes older by one; the oldest is deleted. */
function makeEarlier(log: string, file: string, { earlierLogs }: LogLimits): void {
  for (let number = earlierLogs; number > 1; number -= 1) {
    const newer = earlierLog(file, number - 1);
    if (existsSync(newer)) renameSync(newer, earlierLog(file, number));
  }
  renameSync(log, earlierLog(file, 1));
}
