import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isHeld } from './file-lock.ts';

/** Where the parts of a running installation are, for programs outside of it, such as `npm run admin`. */
export interface Running {
  /** With the credentials of the user `admin`. */
  redisUrl: string;
  /** By the process's name in topology.ts. */
  addresses: Record<string, string>;
  /** Where each process serves its metrics (`/metrics`), by the same names. */
  metrics: Record<string, string>;
}

const fileIn = (dataDir: string): string => join(dataDir, 'run', 'installation.json');

/** Writes it down, readable by the owner alone: Redis's address holds its password. @returns takes it back */
export function writeRunning(dataDir: string, running: Running): () => void {
  const file = fileIn(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(running), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** Undefined when nothing runs in this folder; what a start that was killed left behind counts for nothing. */
export function readRunning(dataDir: string): Running | undefined {
  const file = fileIn(dataDir);
  if (!existsSync(file) || !isHeld(join(dataDir, 'stack.lock'))) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as Running;
}
