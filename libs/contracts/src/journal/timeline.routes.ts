import { z } from 'zod';
import { idSchema, pageQuerySchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { entryListQuerySchema } from './entry-list.schema.ts';
import { entrySchema } from './entry.schema.ts';
import { friendEntriesQuerySchema, friendEntrySchema } from './friend-entry.schema.ts';
import { userTimelineSchema } from './timeline.schema.ts';

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
