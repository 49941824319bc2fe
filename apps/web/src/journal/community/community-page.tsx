import { SEARCH_TERM_MAX_LENGTH } from '@memory/contracts/text';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SearchInput } from '../../components/ui/search-input.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { preloadable } from '../../lib/preloadable-component.ts';
import { searchedText } from '../../lib/searched-text.ts';
import { useFriendsEntries } from '../timeline/api/list-friends-entries.ts';
import { usePublicEntries } from '../timeline/api/list-public-entries.ts';
import { EntryListSkeleton } from '../timeline/components/entry-list-skeleton.tsx';
import { FriendsTimeline } from './components/friends-timeline.tsx';
import { SearchHint } from './components/search-hint.tsx';
import { SearchableTimeline } from './components/searchable-timeline.tsx';

const SearchResults = preloadable(() => import('../entry-search/components/search-results.tsx'));

/**
 * The screen with other users' entries: public entries of all users and entries that friends share. While the user types, the search filters
 * the entries on the page; on request it searches all entries on the server.
 * The selected tab is part of the URL, so that the list of friends can link to it.
 */
export default function CommunityPage() {
  const { t } = useTranslation();
  const [searchText, setSearchText] = useState('');
  // The text that was last searched for on the server. Typing on returns to the search on the page.
  const [textSearchedInAll, setTextSearchedInAll] = useState('');
  const text = searchedText(searchText, SEARCH_TERM_MAX_LENGTH);
  const searchesAll = text !== '' && text === textSearchedInAll;
  const hintId = useId();
  const [query, setQuery] = useSearchParams();
  const publicEntries = usePublicEntries();
  const friendsEntries = useFriendsEntries();
  const orSearchResults = (list: 'public' | 'friends', timeline: ReactNode) =>
    searchesAll ? (
      <Suspense fallback={<EntryListSkeleton />}>
        <SearchResults list={list} text={text} />
      </Suspense>
    ) : (
      timeline
    );
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 py-8 sm:px-6">
      <DocumentTitle>{t('community.title')}</DocumentTitle>
      <h1 className="text-3xl">{t('community.title')}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t('community.intro')}</p>
      <div className="mb-4">
        <SearchInput
          label={t('community.search')}
          placeholder={t('community.search')}
          clearLabel={t('community.clear')}
          value={searchText}
          limit={searchesAll ? SEARCH_TERM_MAX_LENGTH : undefined}
          onChange={setSearchText}
          describedBy={hintId}
          onEnter={() => setTextSearchedInAll(text)}
        />
        <SearchHint
          id={hintId}
          searchText={text}
          searchesAll={searchesAll}
          onChange={(isOn) => setTextSearchedInAll(isOn ? text : '')}
        />
      </div>
      <Tabs
        label={t('community.tabs.label')}
        value={query.get('tab') === 'friends' ? 'friends' : 'public'}
        onChange={(tab) => setQuery(tab === 'friends' ? { tab } : {}, { replace: true })}
        tabs={[
          {
            value: 'public',
            label: t('community.tabs.public'),
            count: publicEntries.data?.total ?? 0,
            content: orSearchResults(
              'public',
              <SearchableTimeline
                entries={publicEntries}
                searchText={searchText}
                failed={<EmptyState character="断" title={t('public.failed')} />}
                empty={<EmptyState character="众" title={t('public.empty')} text={t('public.emptyText')} />}
              />,
            ),
          },
          {
            value: 'friends',
            label: t('community.tabs.friends'),
            count: friendsEntries.data?.total ?? 0,
            content: orSearchResults('friends', <FriendsTimeline entries={friendsEntries} searchText={searchText} />),
          },
        ]}
      />
    </div>
  );
}
