import { useTranslation } from 'react-i18next';
import { EmptyPage } from '../../../components/ui/empty-page.tsx';
import { useRecommended } from '../api/list-recommended.ts';
import { useRelations } from '../use-relations.ts';
import { AddFriendButton } from './add-friend-button.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonRow } from './person-row.tsx';

export function RecommendedTab() {
  const { t } = useTranslation();
  const recommended = useRecommended();
  const relationTo = useRelations();
  return (
    <>
      <p className="mb-4 text-ink-soft">{t('friends.recommendedIntro')}</p>
      <PeopleList
        query={recommended}
        people={recommended.data}
        empty={
          <EmptyPage character="缘" title={t('friends.noneRecommended')} text={t('friends.noneRecommendedText')} />
        }
      >
        {(person) => (
          <PersonRow key={person.id} person={person}>
            <AddFriendButton person={person} relation={relationTo(person)} />
          </PersonRow>
        )}
      </PeopleList>
    </>
  );
}
