import { z } from 'zod';

const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** How a backup of the installation ended. */
export const backupResultSchema = z.object({
  /** Null when it failed. */
  backup: z
    .object({
      durationSeconds: z.number().min(0).max(1e9),
      /** The bytes of its rows and files, and those that were not in its target before. */
      totalBytes: count,
      writtenBytes: count,
      /** Files that the product itself has lost, so that the backup lacks them. */
      missingFiles: z.int().min(0).max(1e9),
    })
    .nullable(),
});
export type BackupResult = z.infer<typeof backupResultSchema>;
