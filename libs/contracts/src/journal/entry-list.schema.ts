import type { z } from 'zod';
import { daySchema, pageQuerySchema, timeZoneSchema } from '../common.schema.ts';
import { SEARCH_TERM_MAX_LENGTH } from '../text/text-limits.ts';
import { singleLine } from '../text/text.schema.ts';

export const entryListQuerySchema = pageQuerySchema.extend({
  /** The search term. Upper and lower case count as the same, and no character is a wildcard. A blank term is ignored. */
  q: singleLine(SEARCH_TERM_MAX_LENGTH)
    .transform((value) => value || undefined)
    .optional(),
});
export type EntryListQuery = z.output<typeof entryListQuerySchema>;

export const ownEntryListQuerySchema = entryListQuerySchema
  .extend({
    /** Only entries of this day in the time zone. */
    day: daySchema.optional(),
    timeZone: timeZoneSchema.optional(),
  })
  .refine(({ day, timeZone }) => day === undefined || timeZone !== undefined, {
    path: ['timeZone'],
    error: 'A day needs a time zone.',
  });
export type OwnEntryListQuery = z.output<typeof ownEntryListQuerySchema>;
