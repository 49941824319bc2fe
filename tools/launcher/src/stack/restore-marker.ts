import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../cli/user-facing-error.ts';

/** The file that contains the id of the backup that is being restored into a data folder. */
export const restoreMarkerFile = (dataDir: string): string => join(dataDir, 'restoring');

/** @throws UserFacingError while a restore into the data folder has not ended */
export function assertNoRestoreMarker(dataDir: string): void {
  const file = restoreMarkerFile(dataDir);
  if (!existsSync(file)) return;
  throw new UserFacingError(
    `The restore of the backup ${readFileSync(file, 'utf8')} into ${dataDir} has not ended. Run the same restore again, or delete the folder.`,
  );
}
