import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../components/layout/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SearchInput } from '../../components/ui/search-input.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { useFriendsEntries } from '../timeline/api/list-friends-entries.ts';
import { usePublicEntries } from '../timeline/api/list-public-entries.ts';
import { FriendsTimeline } from './components/friends-timeline.tsx';
import { SearchableTimeline } from './components/searchable-timeline.tsx';

/** The screen with other users' entries: public entries of all users and entries that friends share. */
export default function CommunityPage() {
  const { t } = useTranslation();
  const [searchText, setSearchText] = useState('');
  const publicEntries = usePublicEntries();
  const friendsEntries = useFriendsEntries();
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
          onChange={setSearchText}
        />
      </div>
      <Tabs
        label={t('community.tabs.label')}
        tabs={[
          {
            value: 'public',
            label: t('community.tabs.public'),
            count: publicEntries.data?.total ?? 0,
            content: (
              <SearchableTimeline
                entries={publicEntries}
                searchText={searchText}
                failed={<EmptyState character="断" title={t('public.failed')} />}
                empty={<EmptyState character="众" title={t('public.empty')} text={t('public.emptyText')} />}
              />
            ),
          },
          {
            value: 'friends',
            label: t('community.tabs.friends'),
            count: friendsEntries.data?.total ?? 0,
            content: <FriendsTimeline entries={friendsEntries} searchText={searchText} />,
          },
        ]}
      />
    </div>
  );
}
