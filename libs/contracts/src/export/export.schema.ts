import { z } from 'zod';
import { idSchema, timeZoneSchema } from '../common.schema.ts';

/** How many data exports of one user may be reserved or running at a time, at all replicas of media-svc together. */
export const DATA_EXPORTS_MAX = 2;

const countSchema = z.int().nonnegative();

/**
 * A data export and its progress. The totals and what was sent are those of the user's files: the sizes of the other parts are not known
 * beforehand. A cancelled export is in no list.
 */
export const dataExportSchema = z.object({
  id: idSchema,
  /** `reserved` until its ZIP file is requested; `failed` also when the process that sent it has ended. */
  state: z.enum(['reserved', 'running', 'finished', 'failed']),
  totalFiles: countSchema,
  totalBytes: countSchema,
  sentFiles: countSchema,
  sentBytes: countSchema,
});
export type DataExport = z.infer<typeof dataExportSchema>;

export const exportQuerySchema = z.object({
  /** The time zone of the days in the names of the archive and of the files in it. */
  timeZone: timeZoneSchema.default('UTC'),
  /** The id of a reserved export. Without one, a new export begins. */
  id: idSchema.optional(),
});
export type ExportQuery = z.output<typeof exportQuerySchema>;
