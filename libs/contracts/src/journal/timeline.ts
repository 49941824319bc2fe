import { z } from 'zod';
import { idSchema, PAGE_LIMIT_MAX, pageQuerySchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { publicProfileSchema } from '../social/user.schema.ts';
import { storableText } from '../text/text.schema.ts';
import { entryListQuerySchema, entrySchema } from './entry.ts';

export const userTimelineSchema = z.object({ entries: z.array(entrySchema), user: publicProfileSchema });
export type UserTimeline = z.infer<typeof userTimelineSchema>;

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

const entries = { status: 200, body: z.array(entrySchema) } as const;

export const timelineRoutes = {
  friendsTimeline: defineRoute({
    method: 'get',
    path: '/api/friends-journal-entries',
    access: 'signed-in',
    summary:
      "What one's present friends share with friends or with everyone, newest first; with `q` those that contain it, without a total: a page may be short or empty although there is a next one",
    query: entryListQuerySchema,
    response: entries,
    paginated: true,
    searchable: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
  }),
  latestFriendEntries: defineRoute({
    method: 'get',
    path: '/api/friends-latest-entries',
    access: 'signed-in',
    summary:
      'The newest entry that each of these users shares with friends or with everyone, newest first; none of users who are not friends at present',
    query: friendEntriesQuerySchema,
    response: { status: 200, body: z.array(friendEntrySchema) },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  publicTimeline: defineRoute({
    method: 'get',
    path: '/api/public-timeline',
    access: 'anyone',
    summary:
      'Public memories of everyone, newest first; with `q` those that contain it, without a total: a page may be short or empty although there is a next one',
    query: entryListQuerySchema,
    response: entries,
    paginated: true,
    searchable: true,
    errors: ['invalid_request', 'bad_cursor'],
  }),
  userTimeline: defineRoute({
    method: 'get',
    path: '/api/public-timeline/{userId}',
    access: 'anyone',
    summary:
      'Public memories of one user, newest first; to a signed-out viewer, a user without public memories is 404 like an unknown one',
    params: z.object({ userId: idSchema }),
    query: pageQuerySchema,
    response: { status: 200, body: userTimelineSchema },
    paginated: true,
    errors: ['invalid_request', 'bad_cursor', 'timeline_not_found'],
  }),
};
