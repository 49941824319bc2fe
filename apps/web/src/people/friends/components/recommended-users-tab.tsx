import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { useRecommendedUsers } from '../api/find-users.ts';
import { AddFriendButton, useFriendshipStatus } from './add-friend-button.tsx';
import { UserList } from './user-list.tsx';
import { UserRow } from './user-row.tsx';

export default function RecommendedUsersTab() {
  const { t } = useTranslation();
  const recommended = useRecommendedUsers();
  const friendshipStatusOf = useFriendshipStatus();
  return (
    <>
      <p className="mb-4 text-ink-soft">{t('friends.recommendedIntro')}</p>
      <UserList
        query={recommended}
        users={recommended.data}
        empty={
          <EmptyState character="缘" title={t('friends.noneRecommended')} text={t('friends.noneRecommendedText')} />
        }
      >
        {(user) => (
          <UserRow key={user.id} user={user}>
            <AddFriendButton user={user} status={friendshipStatusOf(user)} />
          </UserRow>
        )}
      </UserList>
    </>
  );
}
