/** Cache keys of people and of what there is between them and oneself. */
export const friendQueryKeys = {
  all: ['friends'] as const,
  list: ['friends', 'list'] as const,
  requests: ['friends', 'requests'] as const,
  recommended: ['friends', 'recommended'] as const,
  search: (text: string) => ['people', text] as const,
};
