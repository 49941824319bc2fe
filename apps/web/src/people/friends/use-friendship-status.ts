import { useFriendRequests } from './api/list-friend-requests.ts';
import { useFriends } from './api/list-friends.ts';

/**
 * The friendship between the viewer and another user. `requested` means that the viewer has sent a friend request that is still pending.
 */
export type FriendshipStatus = 'none' | 'friends' | 'requested';

/** Returns a function that determines the viewer's friendship status with another user. */
export function useFriendshipStatus(): (user: { id: string; email: string | null }) => FriendshipStatus {
  const friendIds = new Set(useFriends().data?.items.map(({ id }) => id));
  const requestedIds = new Set(
    useFriendRequests().data?.flatMap(({ id, direction }) => (direction === 'outgoing' ? [id] : [])),
  );
  return ({ id, email }) => {
    // The API returns an email only for friends, which identifies friends who are not on the first page of the list of friends.
    if (friendIds.has(id) || email !== null) return 'friends';
    return requestedIds.has(id) ? 'requested' : 'none';
  };
}
