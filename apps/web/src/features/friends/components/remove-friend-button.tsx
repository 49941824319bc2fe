import type { User } from '@memory/contracts';
import { UserMinus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { displayName } from '../../../lib/person.ts';
import { useRemoveFriend } from '../api/remove-friend.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../../components/ui/confirm-dialog.tsx')).ConfirmDialog }));

/** Ends a friendship, after a question. */
export function RemoveFriendButton({ person }: { person: User }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const remove = useRemoveFriend(person.id, 'removed');
  const name = displayName(person);
  return (
    <>
      <Button look="plain" disabled={remove.isPending} aria-label={t('friends.removeName', { name })} onClick={() => setAsking(true)}>
        <UserMinus size={18} aria-hidden />
        {t(remove.isPending ? 'friends.removing' : 'friends.remove')}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={t('friends.confirm.title', { name })}
            text={t('friends.confirm.text')}
            confirm={t('friends.remove')}
            cancel={t('friends.confirm.cancel')}
            onClose={() => setAsking(false)}
            onConfirm={() => remove.mutate()}
          />
        </Suspense>
      )}
    </>
  );
}
