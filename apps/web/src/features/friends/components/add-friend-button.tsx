import type { User } from '@memory/contracts';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useAddFriend } from '../api/add-friend.ts';
import type { FriendshipStatus } from '../use-friendship-status.ts';

/** Adds a user as a friend, or shows that they are one or have been asked. */
export function AddFriendButton({ person, relation }: { person: User; relation: FriendshipStatus }) {
  const { t } = useTranslation();
  const add = useAddFriend(person);
  if (relation !== 'none') {
    return (
      <span className="px-2 py-2.5 text-sm font-semibold text-jade-text">
        {t(relation === 'friends' ? 'friends.isFriend' : 'friends.isPending')}
      </span>
    );
  }
  return (
    <Button
      variant="secondary"
      disabled={add.isPending}
      aria-label={t('friends.addName', { name: displayName(person) })}
      onClick={() => add.mutate()}
    >
      <UserPlus size={18} aria-hidden />
      {t(add.isPending ? 'friends.adding' : 'friends.add')}
    </Button>
  );
}
