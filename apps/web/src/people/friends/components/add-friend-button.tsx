import type { User } from '@memory/contracts';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useFriendRequests } from '../api/friend-news.ts';
import { useAddFriend, useFriends } from '../api/friends.ts';

/**
 * Button that adds a user as a friend. A user who is a friend already, or has a pending friend request, gets a text with that status
 * instead of the button.
 */
export function AddFriendButton({ user, status }: { user: User; status: FriendshipStatus }) {
  const { t } = useTranslation();
  const addFriend = useAddFriend(user);
  if (status !== 'none') {
    return (
      <span className="px-2 py-2.5 text-sm font-semibold text-jade-text">
        {t(status === 'friends' ? 'friends.isFriend' : 'friends.isPending')}
      </span>
    );
  }
  return (
    <Button
      variant="secondary"
      className="max-sm:px-3! max-sm:[&_svg]:hidden"
      disabled={addFriend.isPending}
      aria-label={t('friends.addName', { name: displayName(user) })}
      onClick={() => addFriend.mutate()}
    >
      <UserPlus size={18} aria-hidden />
      {t(addFriend.isPending ? 'friends.adding' : 'friends.add')}
    </Button>
  );
}

/**
 * The friendship between the viewer and another user. `requested` means that the viewer has sent a friend request that is still pending.
 */
type FriendshipStatus = 'none' | 'friends' | 'requested';

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
