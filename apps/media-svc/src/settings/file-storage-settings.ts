import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStoreSettings } from '@memory/object-store/object-store-settings';
import { z } from 'zod';
import { megabytesSchema, optionalMegabytesSchema, positiveInteger } from './number-schemas.ts';

const MAX_AGE_FORM = 'must be a whole number of hours, such as 26 for a backup every day, or off';

/** The settings that define where files are stored, how many bytes a user may store, and when unused files are deleted. */
export const fileStorageSettings = {
  ...objectStoreSettings,
  /** The folder for files that are being processed. It must be on a local disk with space for a few files of the largest size. */
  SCRATCH_DIR: z.string().min(1).default(join(tmpdir(), 'memory-media')),
  /**
   * The space in megabytes that uploads leave free on the disks of MEDIA_DIR and SCRATCH_DIR, but at most a tenth of a disk. An upload that would
   * use this space is rejected with 503. 0: no reserve.
   */
  DISK_RESERVE_MB: optionalMegabytesSchema.default(1_024),
  /**
   * The number of days after which a file that no entry uses is deleted. The time is long, because a browser may keep a draft with the file
   * for weeks.
   */
  UNUSED_FILES_KEPT_DAYS: positiveInteger.default(30),
  /**
   * The maximum age of the last backup in hours; an alert fires when the backup is older. `off`: files and databases are backed up by other means
   * than tools/backup.
   */
  BACKUP_MAX_AGE_HOURS: z
    .union(
      [
        z.literal('off'),
        z.coerce
          .number()
          .int({ error: MAX_AGE_FORM })
          .min(1, { error: MAX_AGE_FORM })
          .max(10_000, { error: MAX_AGE_FORM }),
      ],
      { error: MAX_AGE_FORM },
    )
    .default(26),
  /** The storage quota of users for whom no individual quota is set, in megabytes. */
  STORAGE_PER_PERSON_MB: megabytesSchema.default(2_048),
};
