/** Cache keys of every list and page of memories. A change to one memory refreshes all that is on screen. */
export const entryQueryKeys = {
  all: ['entries'] as const,
  mine: ['entries', 'mine'] as const,
  public: ['entries', 'public'] as const,
  friends: ['entries', 'friends'] as const,
  ofUser: (userId: string) => ['entries', 'user', userId] as const,
  shared: (shareId: string) => ['entries', 'shared', shareId] as const,
};
