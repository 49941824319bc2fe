import { z } from 'zod';
import { monthSchema, timeZoneSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

/** What happened to the words of a vocabulary in one month. Months without any of it are left out. */
export const wordGrowthMonthSchema = z.object({
  month: monthSchema,
  /** The words that the user met: found in an entry of this month, or added in it. Hidden words do not count. */
  met: z.int().nonnegative(),
  /** The words that became known for the first time, and are not hidden. */
  learned: z.int().nonnegative(),
  /** The learner's days with a review. */
  reviewDays: z.int().nonnegative(),
});
export type WordGrowthMonth = z.infer<typeof wordGrowthMonthSchema>;

export const wordGrowthSchema = z.object({
  /** The number of different characters in the words that the user knows now. A character counts once, in whichever script. */
  knownCharacters: z.int().nonnegative(),
  /** The oldest month first. */
  months: z.array(wordGrowthMonthSchema),
});
export type WordGrowth = z.infer<typeof wordGrowthSchema>;

export const wordGrowthRoutes = {
  readWordGrowth: defineRoute({
    method: 'get',
    path: '/api/word-growth',
    access: 'signed-in',
    summary:
      "How one's vocabulary has grown: the characters that one knows now, and for each month the words met, the words learned and the days with reviews",
    query: z.object({ timeZone: timeZoneSchema }),
    response: { status: 200, body: wordGrowthSchema },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
