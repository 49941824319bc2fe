import type { FriendRequest } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { displayName } from '../../../lib/person.ts';
import { useAddFriend } from '../api/add-friend.ts';
import { useFriendRequests } from '../api/list-requests.ts';
import { useRemoveFriend } from '../api/remove-friend.ts';
import { PersonRow } from './person-row.tsx';

/** Who asked, and whom one has asked. Nothing is shown while there is nobody. */
export function FriendRequests() {
  const { t } = useTranslation();
  const { data: requests = [] } = useFriendRequests();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="friend-requests" className="mb-8">
      <h2 id="friend-requests" className="mb-3 text-lg">
        {t('friends.requests.title')}
      </h2>
      <ul className="sheet divide-y divide-line">
        {requests.map((request) =>
          request.direction === 'incoming' ? (
            <Incoming key={request.id} request={request} />
          ) : (
            <Outgoing key={request.id} request={request} />
          ),
        )}
      </ul>
    </section>
  );
}

function Incoming({ request }: { request: FriendRequest }) {
  const { t } = useTranslation();
  const name = displayName(request);
  const accept = useAddFriend(request);
  const refuse = useRemoveFriend(request.id, 'refused');
  const busy = accept.isPending || refuse.isPending;
  return (
    <PersonRow person={request} note={t('friends.requests.incoming')}>
      <Button
        look="learn"
        disabled={busy}
        aria-label={t('friends.requests.acceptName', { name })}
        onClick={() => accept.mutate()}
      >
        {t('friends.requests.accept')}
      </Button>
      <Button
        look="plain"
        disabled={busy}
        aria-label={t('friends.requests.refuseName', { name })}
        onClick={() => refuse.mutate()}
      >
        {t('friends.requests.refuse')}
      </Button>
    </PersonRow>
  );
}

function Outgoing({ request }: { request: FriendRequest }) {
  const { t } = useTranslation();
  const withdraw = useRemoveFriend(request.id, 'withdrawn');
  return (
    <PersonRow person={request} note={t('friends.requests.outgoing')}>
      <Button
        look="plain"
        disabled={withdraw.isPending}
        aria-label={t('friends.requests.withdrawName', { name: displayName(request) })}
        onClick={() => withdraw.mutate()}
      >
        {t('friends.requests.withdraw')}
      </Button>
    </PersonRow>
  );
}
