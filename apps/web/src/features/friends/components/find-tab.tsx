import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyPage } from '../../../components/ui/empty-page.tsx';
import { SearchBox } from '../../../components/ui/search-box.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { usePeopleSearch } from '../api/search-people.ts';
import { useRelations } from '../use-relations.ts';
import { AddFriendButton } from './add-friend-button.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonRow } from './person-row.tsx';

/** Long enough for the next letter to come, in milliseconds. */
const TYPING_PAUSE = 250;

export function FindTab() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), TYPING_PAUSE);
  const found = usePeopleSearch(text);
  const relationTo = useRelations();
  const searching = typed.trim() !== text || found.isFetching;
  return (
    <>
      <SearchBox
        label={t('friends.search.label')}
        placeholder={t('friends.search.placeholder')}
        clear={t('friends.search.clear')}
        value={typed}
        onChange={setTyped}
      />
      <output className="mt-2 mb-4 block min-h-6 text-sm text-ink-soft">
        {typed.trim() === '' && t('friends.search.start')}
        {typed.trim() !== '' && searching && t('friends.search.searching')}
        {typed.trim() !== '' && !searching && found.data && t('friends.search.found', { count: found.data.length })}
      </output>
      {text !== '' && typed.trim() !== '' && (
        <PeopleList
          query={found}
          people={found.data}
          failed={t('friends.search.failed')}
          empty={
            <EmptyPage character="寻" title={t('friends.search.none', { text })} text={t('friends.search.noneText')} />
          }
        >
          {(person) => (
            <PersonRow key={person.id} person={person}>
              <AddFriendButton person={person} relation={relationTo(person)} />
            </PersonRow>
          )}
        </PeopleList>
      )}
    </>
  );
}
