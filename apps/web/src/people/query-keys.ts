/** TanStack Query keys of friends, friend requests, friend notices and user search. */
export const friendQueryKeys = {
  all: ['friends'] as const,
  list: ['friends', 'list'] as const,
  requests: ['friends', 'requests'] as const,
  notices: ['friends', 'notices'] as const,
  /** Greetings that friends have left on the viewer's entries. */
  greetingNotices: ['friends', 'greeting-notices'] as const,
  latestEntries: (ids: readonly string[]) => ['friends', 'latest-entries', ...ids] as const,
  recommended: ['friends', 'recommended'] as const,
  searches: ['people'] as const,
  search: (text: string) => ['people', text] as const,
};

/** TanStack Query key of the users whom the viewer has blocked. */
export const blockedUsersKey = ['blocks'] as const;
