import type { User } from '@memory/contracts';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useAddFriend } from '../api/add-friend.ts';
import type { FriendshipStatus } from '../use-friendship-status.ts';

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
