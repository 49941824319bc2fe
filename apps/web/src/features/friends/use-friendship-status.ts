import { useFriendRequests } from './api/list-friend-requests.ts';
import { useFriends } from './api/list-friends.ts';

/** `requested` means that the viewer has sent a friend request that is still pending. */
export type FriendshipStatus = 'none' | 'friends' | 'requested';

/** Returns a function that gives the friendship status between the viewer and another user. */
export function useFriendshipStatus(): (user: { id: string; email: string | null }) => FriendshipStatus {
  const friendIds = new Set(useFriends().data?.items.map(({ id }) => id));
  const requestedIds = new Set(
    useFriendRequests().data?.flatMap(({ id, direction }) => (direction === 'outgoing' ? [id] : [])),
  );
  return ({ id, email }) => {
    // the API returns an email only for friends: this covers friends beyond the first page of the list
    if (friendIds.has(id) || email !== null) return 'friends';
    return requestedIds.has(id) ? 'requested' : 'none';
  };
}
