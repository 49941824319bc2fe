import { z } from 'zod';
import { idSchema, PAGE_LIMIT_MAX, timeSchema } from '../common.schema.ts';
import { storableText } from '../text/text.schema.ts';

/** The length of a UUID as text, plus the comma after it. */
const LISTED_ID_LENGTH = 37;
/** The maximum length of an excerpt in characters: enough text for two lines on a card. */
export const EXCERPT_MAX_LENGTH = 120;

/** The ids of users, separated by commas. The maximum number of ids is the page size of the list of friends. */
export const friendEntriesQuerySchema = z.object({
  userIds: storableText(LISTED_ID_LENGTH * PAGE_LIMIT_MAX)
    .transform((ids) => ids.split(','))
    .pipe(z.array(idSchema).max(PAGE_LIMIT_MAX)),
});

/** The newest entry that a friend shares, with the fields that the list of friends shows. */
export const friendEntrySchema = z.object({
  id: idSchema,
  userId: idSchema,
  title: z.string(),
  /** The beginning of the typed text; when there is no typed text, of the extracted text. */
  excerpt: z.string(),
  isPublic: z.boolean(),
  /** The URL of the entry's first image; null when the entry has no images. */
  imageUrl: z.string().nullable(),
  hasRecording: z.boolean(),
  createdAt: timeSchema,
});
export type FriendEntry = z.output<typeof friendEntrySchema>;
