import type { publicRoutes } from '@memory/contracts';

/** The paginated routes, whose cursors contain the time and the id of a row. */
export const cursorRoutes = [
  'listEntries',
  'friendsTimeline',
  'publicTimeline',
  'userTimeline',
  'listVocabulary',
  'listCompactVocabulary',
  'listFriends',
  'listFriendRequests',
  'listBlocks',
  'listFriendNotices',
] as const satisfies (keyof typeof publicRoutes)[];

/**
 * The route whose list of the owner gives the cursor. Where no approval is required there are no friend requests, so that a cursor of the
 * list of friends is used for them: all cursors have the same format.
 */
export const cursorSourceRoute = (route: (typeof cursorRoutes)[number]): (typeof cursorRoutes)[number] =>
  route === 'listFriendRequests' ? 'listFriends' : route;
