import { z } from 'zod';
import { idSchema, PAGE_LIMIT_MAX, timeSchema } from '../common.schema.ts';
import { storableText } from '../text/text.schema.ts';

/** The length of a UUID as text, and the comma after it. */
const LISTED_ID_LENGTH = 37;
/** Enough text for two lines on a card, in characters. */
export const EXCERPT_MAX_LENGTH = 120;

/** The ids of users, separated by commas: at most as many as a page of the list of friends. */
export const friendEntriesQuerySchema = z.object({
  userIds: storableText(LISTED_ID_LENGTH * PAGE_LIMIT_MAX)
    .transform((ids) => ids.split(','))
    .pipe(z.array(idSchema).max(PAGE_LIMIT_MAX)),
});

/** The newest entry that a friend shares, as far as a list of friends shows it. */
export const friendEntrySchema = z.object({
  id: idSchema,
  userId: idSchema,
  title: z.string(),
  /** The beginning of the typed text, or of the extracted text where there is none. */
  excerpt: z.string(),
  isPublic: z.boolean(),
  /** The URL of the first image; null without images. */
  imageUrl: z.string().nullable(),
  hasRecording: z.boolean(),
  createdAt: timeSchema,
});
export type FriendEntry = z.output<typeof friendEntrySchema>;
