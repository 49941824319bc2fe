import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../cli/user-facing-error.ts';
import type { ToolsConfig } from '../config.ts';
import { isPortFree } from '../process/free-port.ts';
import { startLogRotation } from '../process/log-file.ts';
import { startStackWatchdog } from '../process/parent-exit-watchdog.ts';
import { stopOrphanedProcess, pidFilePath } from '../process/pid-file.ts';
import { builtEntryPath, topology } from '../topology.ts';
import type { Cleanup } from './cleanup.ts';
import { assertNoRestoreMarker, lockDataDir } from './running-installation.ts';

/** The folders of the start program, with their modes. The folders of the processes are created later, for the system users of the processes. */
const START_PROGRAM_FOLDERS = { logs: 0o700, run: 0o700, cache: 0o711 };

interface PrepareDataDirOptions {
  /** How long the services may take to stop, in milliseconds. */
  stopTimeoutMs: number;
  /** The list of cleanups. This module adds functions that release the lock, end the watchdog and end the log rotation. */
  cleanups: Cleanup[];
  print: (line: string) => void;
}

/**
 * Creates and locks the data folder, and stops services that a killed start left running. Starts the parent-exit watchdog and the rotation of the
 * logs.
 * @throws UserFacingError when the folder or the port is in use
 */
export async function prepareDataDir(
  { dataDir, host, port }: ToolsConfig,
  { stopTimeoutMs, cleanups, print }: PrepareDataDirOptions,
): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  // The mode 0711 lets the system users of the processes pass through the folder, but not list it.
  chmodSync(dataDir, 0o711);
  // The umask hides photos, recordings and sessions from other users of the machine.
  process.umask(0o077);
  for (const [folder, mode] of Object.entries(START_PROGRAM_FOLDERS)) {
    mkdirSync(join(dataDir, folder), { recursive: true });
    chmodSync(join(dataDir, folder), mode);
  }
  cleanups.push(lockDataDir(dataDir));
  assertNoRestoreMarker(dataDir);
  await stopOrphanedServices(dataDir);
  if (!(await isPortFree(port, host))) {
    throw new UserFacingError(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
    );
  }
  cleanups.push(startStackWatchdog(dataDir, stopTimeoutMs), startLogRotation(dataDir, print));
}

/** Stops the services that a killed start left running. They would keep their ports, and would process the jobs of the new start with old code. */
async function stopOrphanedServices(dataDir: string): Promise<void> {
  const stopping = topology.map(({ name, entry }) =>
    stopOrphanedProcess(pidFilePath(dataDir, name), builtEntryPath(entry), 'SIGINT'),
  );
  await Promise.all(stopping);
}
