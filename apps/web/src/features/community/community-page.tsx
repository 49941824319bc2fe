import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { EmptyPage } from '../../components/ui/empty-page.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { useFriendsEntries } from '../timeline/api/list-friends-entries.ts';
import { usePublicEntries } from '../timeline/api/list-public-entries.ts';
import { FriendsTimeline } from './components/friends-timeline.tsx';
import { SearchableTimeline } from './components/searchable-timeline.tsx';

/** Memories of others: everyone's public ones, and what friends share. */
export default function CommunityPage() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const everyone = usePublicEntries();
  const friends = useFriendsEntries();
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 py-8 sm:px-6">
      <PageTitle>{t('community.title')}</PageTitle>
      <h1 className="text-3xl">{t('community.title')}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t('community.intro')}</p>
      <div className="mb-4">
        <SearchBox
          label={t('community.search')}
          placeholder={t('community.search')}
          clear={t('community.clear')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Tabs
        label={t('community.tabs.label')}
        tabs={[
          {
            value: 'public',
            label: t('community.tabs.public'),
            count: everyone.data?.total ?? 0,
            content: (
              <SearchableTimeline
                entries={everyone}
                typed={typed}
                failed={<EmptyPage character="断" title={t('public.failed')} />}
                empty={<EmptyPage character="众" title={t('public.empty')} text={t('public.emptyText')} />}
              />
            ),
          },
          {
            value: 'friends',
            label: t('community.tabs.friends'),
            count: friends.data?.total ?? 0,
            content: <FriendsTimeline entries={friends} typed={typed} />,
          },
        ]}
      />
    </div>
  );
}
