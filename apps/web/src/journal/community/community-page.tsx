import { SEARCH_TERM_MAX_LENGTH } from '@memory/contracts/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScanSearch } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass, linkAsButtonProps } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SearchInput } from '../../components/ui/search-input.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { isUnauthorizedError } from '../../lib/api-errors.ts';
import { api } from '../../lib/api.ts';
import { entryQueryKeys } from '../../lib/entry-cache.ts';
import { readKeysetPage } from '../../lib/keyset-page.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { searchedText } from '../../lib/searched-text.ts';
import { entriesQuery, usePublicEntries } from '../timeline/api/list-entries.ts';
import { EntryListSkeleton } from '../timeline/components/entry-list-skeleton.tsx';
import { SearchableTimeline } from './searchable-timeline.tsx';

const friendsEntriesQuery = entriesQuery(entryQueryKeys.friends, (query) =>
  readKeysetPage(api.GET('/api/friends-journal-entries', { params: { query } })),
);

/** Infinite query: entries that the user's friends share, newest first. */
const useFriendsEntries = () => useInfiniteQuery(friendsEntriesQuery);

const SearchResults = preloadable(() => import('../entry-search/search-results.tsx'));

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

interface SearchHintProps {
  id: string;
  searchText: string;
  searchesAll: boolean;
  onChange: (searchesAll: boolean) => void;
}

/** Says whether the search covers the entries on the page or all entries, and switches between the two. */
function SearchHint({ id, searchText, searchesAll, onChange }: SearchHintProps) {
  const { t } = useTranslation();
  return (
    <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-1 text-sm text-ink-soft">
      <p id={id}>{t(searchesAll ? 'search.allHint' : 'search.loadedHint')}</p>
      {searchText !== '' && (
        <Button variant="ghost" className="-mx-3 px-3! text-sm! text-jade-text!" onClick={() => onChange(!searchesAll)}>
          {!searchesAll && <ScanSearch size={17} aria-hidden />}
          {t(searchesAll ? 'search.backToLoaded' : 'search.all')}
        </Button>
      )}
    </div>
  );
}

/** The timeline of entries that friends share. If the session has expired since the page was opened, it shows a prompt to sign in. */
function FriendsTimeline({
  entries,
  searchText,
}: {
  entries: ReturnType<typeof useFriendsEntries>;
  searchText: string;
}) {
  const { t } = useTranslation();
  const failed = isUnauthorizedError(entries.error) ? (
    <EmptyState character="锁" title={t('community.login')} text={t('community.loginText')}>
      <a href={pagePaths.auth} className={buttonClass('primary')}>
        {t('nav.signIn')}
      </a>
    </EmptyState>
  ) : (
    <EmptyState character="断" title={t('community.failed')} text={t('timeline.failedText')}>
      <Button variant="primary" onClick={() => void entries.refetch()}>
        {t('timeline.tryAgain')}
      </Button>
    </EmptyState>
  );
  const empty = (
    <EmptyState character="友" title={t('community.empty')} text={t('community.emptyText')}>
      <Link {...linkAsButtonProps} to={pagePaths.findFriends} className={buttonClass('primary')}>
        {t('community.findFriends')}
      </Link>
    </EmptyState>
  );
  return <SearchableTimeline entries={entries} searchText={searchText} failed={failed} empty={empty} />;
}
