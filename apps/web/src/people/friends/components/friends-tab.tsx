import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { useFriends, useLatestFriendEntries } from '../api/friends.ts';
import { FriendNotices } from './friend-notices.tsx';
import { FriendRequests } from './friend-requests.tsx';
import { GreetingNotices } from './greeting-notices.tsx';
import { LatestEntry } from './latest-entry.tsx';
import { RemoveFriendButton } from './remove-friend-button.tsx';
import { UserList } from './user-list.tsx';
import { UserRow } from './user-row.tsx';

export function FriendsTab({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation();
  const friends = useFriends();
  const latestEntryOf = useLatestFriendEntries(friends.data?.items.map(({ id }) => id) ?? []);
  return (
    <>
      <FriendRequests />
      <FriendNotices />
      <GreetingNotices />
      <UserList
        query={friends}
        users={friends.data?.items}
        empty={
          <EmptyState character="友" title={t('friends.empty')} text={t('friends.emptyText')}>
            <Button variant="primary" onClick={onFind}>
              {t('friends.tabs.find')}
            </Button>
          </EmptyState>
        }
      >
        {(user) => (
          <UserRow key={user.id} user={user} details={<LatestEntry friend={user} entry={latestEntryOf(user.id)} />}>
            <RemoveFriendButton friend={user} />
          </UserRow>
        )}
      </UserList>
      {friends.hasNextPage && (
        <div className="mt-6 grid justify-center">
          <Button disabled={friends.isFetchingNextPage} onClick={() => void friends.fetchNextPage()}>
            {t('friends.more')}
          </Button>
        </div>
      )}
    </>
  );
}
