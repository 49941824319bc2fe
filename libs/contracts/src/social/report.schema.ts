import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
import { REPORT_TEXT_MAX_LENGTH } from '../text/text-limits.ts';
import { multiLine, storableText } from '../text/text.schema.ts';
import { reportReasons } from './report-reasons.ts';

/** Any text is accepted as an id; one that is no UUID gets the same 404 as an id that does not exist. */
const anyId = storableText(100).min(1).toLowerCase().nullish();

/** A report of one entry or of one user. A blank text is treated like no text. */
export const newReportSchema = z
  .object({
    entryId: anyId,
    userId: anyId,
    reason: z.enum(reportReasons),
    text: multiLine(REPORT_TEXT_MAX_LENGTH)
      .transform((value) => value.trim() || null)
      .nullish(),
  })
  .refine(({ entryId, userId }) => (entryId == null) !== (userId == null), {
    error: 'Please report either one memory or one person.',
    path: ['entryId'],
  });
export type NewReport = z.output<typeof newReportSchema>;

/** An administrator closes a report after having dealt with it. */
export const reportStatuses = ['open', 'closed'] as const;

export const reportSchema = z.object({
  id: idSchema,
  /** Null when the report is about a user. */
  entryId: idSchema.nullable(),
  /** The reported user; for the report of an entry, its author. */
  userId: idSchema,
  reason: z.enum(reportReasons),
  text: z.string().nullable(),
  status: z.enum(reportStatuses),
  createdAt: timeSchema,
});
export type Report = z.infer<typeof reportSchema>;

/** A report as an administrator sees it. It contains nothing of the reported entry, which only its id identifies. */
export const administeredReportSchema = reportSchema.extend({
  reporterId: idSchema,
  reporterUsername: z.string(),
  /** Null after the account has been deleted. */
  username: z.string().nullable(),
  closedAt: timeSchema.nullable(),
});
export type AdministeredReport = z.infer<typeof administeredReportSchema>;
