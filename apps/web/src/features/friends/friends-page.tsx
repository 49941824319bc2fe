import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { useFriends } from './api/list-friends.ts';
import { FindTab } from './components/find-tab.tsx';
import { FriendsTab } from './components/friends-tab.tsx';
import { RecommendedTab } from './components/recommended-tab.tsx';

const names = ['friends', 'recommended', 'find'] as const;
type Name = (typeof names)[number];

/** The tab stands in the address, so that other screens can lead to it and going back works. */
export default function FriendsPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const chosen = names.find((name) => name === query.get('tab')) ?? 'friends';
  const choose = (name: Name): void => setQuery(name === 'friends' ? {} : { tab: name }, { replace: true });
  const count = useFriends().data?.total ?? 0;
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 py-8 sm:px-6">
      <PageTitle>{t('friends.title')}</PageTitle>
      <h1 className="text-3xl">{t('friends.title')}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t('friends.intro')}</p>
      <Tabs
        label={t('friends.tabs.label')}
        value={chosen}
        onChange={choose}
        tabs={[
          {
            value: 'friends',
            label: t('friends.tabs.friends', { count }),
            content: <FriendsTab onFind={() => choose('find')} />,
          },
          { value: 'recommended', label: t('friends.tabs.recommended'), content: <RecommendedTab /> },
          { value: 'find', label: t('friends.tabs.find'), content: <FindTab /> },
        ]}
      />
    </div>
  );
}
