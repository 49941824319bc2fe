import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyPage } from '../../../components/ui/empty-page.tsx';
import { useFriends } from '../api/list-friends.ts';
import { FriendRequests } from './friend-requests.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonRow } from './person-row.tsx';
import { RemoveFriendButton } from './remove-friend-button.tsx';

export function FriendsTab({ onFind }: { onFind: () => void }) {
  const { t } = useTranslation();
  const friends = useFriends();
  return (
    <>
      <FriendRequests />
      <PeopleList
        query={friends}
        people={friends.data?.items}
        empty={
          <EmptyPage character="友" title={t('friends.empty')} text={t('friends.emptyText')}>
            <Button look="act" onClick={onFind}>
              {t('friends.tabs.find')}
            </Button>
          </EmptyPage>
        }
      >
        {(person) => (
          <PersonRow key={person.id} person={person}>
            <RemoveFriendButton person={person} />
          </PersonRow>
        )}
      </PeopleList>
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
