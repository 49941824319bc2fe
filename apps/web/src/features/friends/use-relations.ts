import { useFriends } from './api/list-friends.ts';
import { useFriendRequests } from './api/list-requests.ts';

/** `asked`: one's own request has not been answered yet. */
export type Relation = 'none' | 'friends' | 'asked';

/** What there is between oneself and each of the people in a list. */
export function useRelations(): (person: { id: string; email: string | null }) => Relation {
  const friends = new Set(useFriends().data?.items.map(({ id }) => id));
  const asked = new Set(
    useFriendRequests().data?.flatMap(({ id, direction }) => (direction === 'outgoing' ? [id] : [])),
  );
  return ({ id, email }) => {
    // only friends are told an email: that knows those further down the list, too
    if (friends.has(id) || email !== null) return 'friends';
    return asked.has(id) ? 'asked' : 'none';
  };
}
