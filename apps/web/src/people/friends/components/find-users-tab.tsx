import { USERS_FOUND_MAX } from '@memory/contracts';
import { USER_SEARCH_MAX_LENGTH } from '@memory/contracts/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { SearchInput } from '../../../components/ui/search-input.tsx';
import { searchedText } from '../../../lib/searched-text.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { FriendCodesSection } from '../../friend-codes/components/friend-codes-section.tsx';
import { useUserSearch } from '../api/find-users.ts';
import { AddFriendButton, useFriendshipStatus } from './add-friend-button.tsx';
import { UserList } from './user-list.tsx';
import { UserRow } from './user-row.tsx';

const SEARCH_DEBOUNCE_MS = 250;

export default function FindUsersTab() {
  const { t } = useTranslation();
  const [searchText, setSearchText] = useState('');
  const text = searchedText(searchText, USER_SEARCH_MAX_LENGTH);
  const debouncedText = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const results = useUserSearch(debouncedText);
  const friendshipStatusOf = useFriendshipStatus();
  const isSearching = text !== debouncedText || results.isFetching;
  return (
    <>
      <SearchInput
        label={t('friendSearch.label')}
        placeholder={t('friendSearch.placeholder')}
        clearLabel={t('friendSearch.clear')}
        value={searchText}
        limit={USER_SEARCH_MAX_LENGTH}
        onChange={setSearchText}
      />
      <output className="mt-2 mb-4 block min-h-6 text-sm text-ink-soft">
        {text === '' && t('friendSearch.start')}
        {text !== '' && isSearching && t('friendSearch.searching')}
        {text !== '' &&
          !isSearching &&
          results.data &&
          t(results.data.length < USERS_FOUND_MAX ? 'friendSearch.found' : 'friendSearch.foundFirst', {
            count: results.data.length,
          })}
      </output>
      {debouncedText !== '' && text !== '' && (
        <UserList
          query={results}
          users={results.data}
          errorTitle={t('friendSearch.failed')}
          empty={
            <EmptyState
              character="寻"
              title={t('friendSearch.none', { text: debouncedText })}
              text={t('friendSearch.noneText')}
            />
          }
        >
          {(user) => (
            <UserRow key={user.id} user={user}>
              <AddFriendButton user={user} status={friendshipStatusOf(user)} />
            </UserRow>
          )}
        </UserList>
      )}
      <FriendCodesSection />
    </>
  );
}
