import type { PublicProfile } from '@memory/contracts';
import { UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useEndFriendship } from '../api/friends.ts';

/** Button that removes a friend. It asks for no confirmation, because adding the friend again takes one click. */
export function RemoveFriendButton({ friend }: { friend: PublicProfile }) {
  const { t } = useTranslation();
  const remove = useEndFriendship(friend.id, 'removed');
  return (
    <Button
      variant="ghost"
      className="max-sm:px-3!"
      disabled={remove.isPending}
      aria-label={t('friends.removeName', { name: displayName(friend) })}
      onClick={() => remove.mutate()}
    >
      <UserMinus size={18} aria-hidden />
      {t(remove.isPending ? 'friends.removing' : 'friends.remove')}
    </Button>
  );
}
