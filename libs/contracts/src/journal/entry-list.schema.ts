import { pageQuerySchema, storableText } from '../common.schema.ts';

export const SEARCH_TERM_MAX_LENGTH = 200;

export const entryListQuerySchema = pageQuerySchema.extend({
  /** The search term. It has no wildcards, and case is ignored. A blank term is treated like no term. */
  q: storableText(SEARCH_TERM_MAX_LENGTH)
    .transform((value) => value.trim() || undefined)
    .optional(),
});
