import { z } from 'zod';
import { idSchema, timeZoneSchema } from '../common.schema.ts';

/** How many data exports of one user may be reserved or running at a time, at all replicas of media-svc together. */
export const DATA_EXPORTS_MAX = 2;

const countSchema = z.int().nonnegative();

/**
 * A data export and its progress. The total and sent counts cover the user's files only, because the sizes of the other parts are not known
 * beforehand. Lists of exports contain no cancelled exports.
 */
export const dataExportSchema = z.object({
  id: idSchema,
  /** `reserved` until the ZIP file is requested. `failed` also when the process that was sending the ZIP file has ended. */
  state: z.enum(['reserved', 'running', 'finished', 'failed']),
  totalFiles: countSchema,
  totalBytes: countSchema,
  sentFiles: countSchema,
  sentBytes: countSchema,
});
export type DataExport = z.infer<typeof dataExportSchema>;

export const exportQuerySchema = z.object({
  /** The time zone of the days in the name of the archive and in the names of its files. */
  timeZone: timeZoneSchema.default('UTC'),
  /** The id of a reserved export. Without an id, a new export begins. */
  id: idSchema.optional(),
});
export type ExportQuery = z.output<typeof exportQuerySchema>;
