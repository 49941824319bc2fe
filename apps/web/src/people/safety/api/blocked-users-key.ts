/** TanStack Query key of the users whom the viewer has blocked. */
export const blockedUsersKey = ['blocks'] as const;
