import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDataDirLocked } from './lock-data-dir.ts';

/** The addresses of a running installation, which other programs such as `npm run admin` read. */
export interface RunningInstallation {
  /** The URL of Redis with the credentials of the Redis user `admin`. */
  redisUrl: string;
  /** The base URL of each process, by its name in topology.ts. */
  addresses: Record<string, string>;
  /** The base URL of the address where each process serves `/metrics`, by the name of the process in topology.ts. */
  metrics: Record<string, string>;
}

const installationFile = (dataDir: string): string => join(dataDir, 'run', 'installation.json');

/**
 * Writes the addresses to `run/installation.json`. Only the file's owner can read it, because it contains a password.
 * @returns a function that deletes the file
 */
export function writeRunningInstallation(dataDir: string, installation: RunningInstallation): () => void {
  const file = installationFile(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(installation), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/**
 * Reads the addresses of the installation that runs on this data folder; undefined when no installation runs. A file that a killed start program left
 * behind is ignored.
 */
export function readRunningInstallation(dataDir: string): RunningInstallation | undefined {
  const file = installationFile(dataDir);
  if (!existsSync(file) || !isDataDirLocked(dataDir)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as RunningInstallation;
}
