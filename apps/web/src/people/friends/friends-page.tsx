import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { preloadable } from '../../lib/preloadable-component.ts';
import { useFriends } from './api/friends.ts';
import { FriendsTab } from './components/friends-tab.tsx';
import { UserListSkeleton } from './components/user-list.tsx';

const FindUsersTab = preloadable(() => import('./components/find-users-tab.tsx'));
const RecommendedUsersTab = preloadable(() => import('./components/recommended-users-tab.tsx'));

const tabNames = ['friends', 'recommended', 'find'] as const;
type TabName = (typeof tabNames)[number];

/**
 * The page with the viewer's friends, recommended users and the search for users. The selected tab is part of the URL, so that other pages
 * can link to a tab and the back button returns to it.
 */
export default function FriendsPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const selectedTab = tabNames.find((name) => name === query.get('tab')) ?? 'friends';
  const selectTab = (name: TabName): void => setQuery(name === 'friends' ? {} : { tab: name }, { replace: true });
  const friendCount = useFriends().data?.total ?? 0;
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 py-8 sm:px-6">
      <DocumentTitle>{t('friends.title')}</DocumentTitle>
      <h1 className="text-3xl">{t('friends.title')}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t('friends.intro')}</p>
      <Tabs
        label={t('friends.tabs.label')}
        value={selectedTab}
        onChange={selectTab}
        tabs={[
          {
            value: 'friends',
            label: t('friends.tabs.friends', { count: friendCount }),
            content: <FriendsTab onFind={() => selectTab('find')} />,
          },
          {
            value: 'recommended',
            label: t('friends.tabs.recommended'),
            content: (
              <Suspense fallback={<UserListSkeleton />}>
                <RecommendedUsersTab />
              </Suspense>
            ),
          },
          {
            value: 'find',
            label: t('friends.tabs.find'),
            content: (
              <Suspense fallback={<UserListSkeleton />}>
                <FindUsersTab />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
