import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
import { REPORT_TEXT_MAX_LENGTH } from '../text/text-limits.ts';
import { multiLine, storableText } from '../text/text.schema.ts';
import { reportReasons } from './report-reasons.ts';

/** Any text is accepted as an id; a text that is no UUID gets the same 404 as an id that does not exist. */
const anyId = storableText(100).min(1).toLowerCase().nullish();

/** A report about one entry or about one user. A blank text is treated like no text. */
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

/** The states of a report. An administrator closes a report after dealing with it. */
export const reportStatuses = ['open', 'closed'] as const;

export const reportSchema = z.object({
  id: idSchema,
  /** The reported entry; null when the report is about a user. */
  entryId: idSchema.nullable(),
  /** The reported user. For a report about an entry, its author. */
  userId: idSchema,
  reason: z.enum(reportReasons),
  text: z.string().nullable(),
  status: z.enum(reportStatuses),
  createdAt: timeSchema,
});
export type Report = z.infer<typeof reportSchema>;

/** A report as an administrator sees it. It identifies the reported entry by id only, and contains none of the entry's content. */
export const administeredReportSchema = reportSchema.extend({
  reporterId: idSchema,
  reporterUsername: z.string(),
  /** The username of the reported user; null after the account has been deleted. */
  username: z.string().nullable(),
  closedAt: timeSchema.nullable(),
});
export type AdministeredReport = z.infer<typeof administeredReportSchema>;
