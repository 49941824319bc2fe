/** TanStack Query keys of friends, friend requests and user search. */
export const friendQueryKeys = {
  all: ['friends'] as const,
  list: ['friends', 'list'] as const,
  requests: ['friends', 'requests'] as const,
  recommended: ['friends', 'recommended'] as const,
  search: (text: string) => ['people', text] as const,
};
