import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './leftovers.ts';
import { Refusal } from './steps.ts';

interface Holder {
  pid: number;
  /** When that process began, in the system's ticks: tells it from a later one with the same id. */
  began: string;
}

/**
 * Takes a data folder for this process: two stacks on the same databases would destroy them.
 * @returns gives it back
 * @throws Refusal when a running process has it
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'stack.lock');
  const holder = tryLock(file);
  if (!holder) return () => rmSync(file, { force: true });
  throw new Refusal(
    `${dataDir} is in use by another start (process ${holder.pid}). Stop that one, or choose another folder and port: DATA_DIR=.data2 PORT=3001 npm start`,
  );
}

/** Whether a running process has taken this lock. */
export function isHeld(file: string): boolean {
  const holder = readHolder(file);
  return holder !== undefined && isRunning(holder);
}

/** Does `work` while no other process of this machine does, waiting for its turn. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (tryLock(file)) await pause(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Takes the lock, or says who has it. The lock of a process that is gone counts for nothing. */
function tryLock(file: string): Holder | undefined {
  const self: Holder = { pid: process.pid, began: beginningOf(process.pid) };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(self), { flag: 'wx' });
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && isRunning(holder)) return holder;
    rmSync(file, { force: true });
  }
}

/** Undefined for a file that is not there, or was cut off while it was written. */
function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, began }: Holder): boolean {
  return isAlive(pid) && beginningOf(pid) === began;
}

function beginningOf(pid: number): string {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return '';
  // After the name in parentheses (it may hold spaces) come the state and, nineteen fields on, the beginning.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  // A zombie has ended and only waits for its parent to notice.
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
}
