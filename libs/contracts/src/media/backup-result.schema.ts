import { z } from 'zod';

const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** How a backup of the installation ended. */
export const backupResultSchema = z.object({
  /** The properties of the backup; null when the backup failed. */
  backup: z
    .object({
      durationSeconds: z.number().min(0).max(1e9),
      /**
       * `totalBytes`: the size of the backed-up rows and files. `writtenBytes`: the part of this size that the backup target did not contain before.
       */
      totalBytes: count,
      writtenBytes: count,
      /** The number of files that the backup lacks, because the product itself has lost them. */
      missingFiles: z.int().min(0).max(1e9),
    })
    .nullable(),
});
export type BackupResult = z.infer<typeof backupResultSchema>;
