import { useFriendRequests } from './api/list-friend-requests.ts';
import { useFriends } from './api/list-friends.ts';

/** `asked`: one's own request has not been answered yet. */
export type FriendshipStatus = 'none' | 'friends' | 'asked';

/** What there is between oneself and each of the people in a list. */
export function useFriendshipStatus(): (person: { id: string; email: string | null }) => FriendshipStatus {
  const friendIds = new Set(useFriends().data?.items.map(({ id }) => id));
  const requestedIds = new Set(
    useFriendRequests().data?.flatMap(({ id, direction }) => (direction === 'outgoing' ? [id] : [])),
  );
  return ({ id, email }) => {
    // only friends are told an email: that knows those further down the list, too
    if (friendIds.has(id) || email !== null) return 'friends';
    return requestedIds.has(id) ? 'asked' : 'none';
  };
}
