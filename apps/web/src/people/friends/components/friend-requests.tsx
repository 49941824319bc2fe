import type { FriendRequest } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useFriendRequests } from '../api/friend-news.ts';
import { useAddFriend, useEndFriendship } from '../api/friends.ts';
import { UserRow } from './user-row.tsx';

/** The lists of incoming and outgoing friend requests. Renders nothing when there are none. */
export function FriendRequests() {
  const { t } = useTranslation();
  const { data = [] } = useFriendRequests();
  // Requests that wait for the viewer's answer come first.
  const requests = [...data].toSorted(
    (one, other) => Number(one.direction === 'outgoing') - Number(other.direction === 'outgoing'),
  );
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="friend-requests" className="mb-8">
      <h2 id="friend-requests" className="mb-3 text-lg">
        {t('friendRequests.title')}
      </h2>
      <ul className="sheet divide-y divide-line">
        {requests.map((request) =>
          request.direction === 'incoming' ? (
            <IncomingRequestRow key={request.id} request={request} />
          ) : (
            <OutgoingRequestRow key={request.id} request={request} />
          ),
        )}
      </ul>
    </section>
  );
}

function IncomingRequestRow({ request }: { request: FriendRequest }) {
  const { t } = useTranslation();
  const name = displayName(request);
  const accept = useAddFriend(request);
  const decline = useEndFriendship(request.id, 'refused');
  const busy = accept.isPending || decline.isPending;
  return (
    <UserRow user={request} note={t('friendRequests.incoming')}>
      <Button
        variant="secondary"
        disabled={busy}
        aria-label={t('friendRequests.acceptName', { name })}
        onClick={() => accept.mutate()}
      >
        {t('friendRequests.accept')}
      </Button>
      <Button
        variant="outline"
        disabled={busy}
        aria-label={t('friendRequests.refuseName', { name })}
        onClick={() => decline.mutate()}
      >
        {t('friendRequests.refuse')}
      </Button>
    </UserRow>
  );
}

function OutgoingRequestRow({ request }: { request: FriendRequest }) {
  const { t } = useTranslation();
  const withdraw = useEndFriendship(request.id, 'withdrawn');
  return (
    <UserRow user={request} note={t('friendRequests.outgoing')}>
      <Button
        variant="outline"
        disabled={withdraw.isPending}
        aria-label={t('friendRequests.withdrawName', { name: displayName(request) })}
        onClick={() => withdraw.mutate()}
      >
        {t('friendRequests.withdraw')}
      </Button>
    </UserRow>
  );
}
