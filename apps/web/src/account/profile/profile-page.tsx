import type { User } from '@memory/contracts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { displayName } from '../../lib/display-name.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { useProfile } from './api/profile.ts';
import { ProfileInfoForm } from './components/profile-info-form.tsx';
import { SecurityTab } from './components/security-tab.tsx';

// The tab is loaded when it is first opened, because its chunk contains the emoji images.
const AvatarTab = preloadable(() => import('./components/avatar-tab.tsx'));

export default function ProfilePage() {
  const { t } = useTranslation();
  const { data: profile, isPending, refetch } = useProfile();
  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 py-8 sm:px-6">
      <DocumentTitle>{t('profile.title')}</DocumentTitle>
      <h1 className="mb-5 text-3xl">{t('profile.title')}</h1>
      {isPending && <Skeleton className="h-[34rem] rounded-2xl" />}
      {!isPending && !profile && (
        <EmptyState character="断" title={t('profile.failed')} text={t('friends.failedText')}>
          <Button variant="primary" onClick={() => void refetch()}>
            {t('timeline.tryAgain')}
          </Button>
        </EmptyState>
      )}
      {profile && <ProfileHeader profile={profile} />}
      {profile && (
        <Tabs
          label={t('profile.tabs.label')}
          tabs={[
            { value: 'info', label: t('profile.tabs.info'), content: <ProfileInfoForm profile={profile} /> },
            {
              value: 'avatar',
              label: t('profile.tabs.avatar'),
              content: (
                <Suspense fallback={<Skeleton className="h-[34rem] rounded-2xl" />}>
                  <AvatarTab profile={profile} />
                </Suspense>
              ),
            },
            { value: 'security', label: t('profile.tabs.security'), content: <SecurityTab profile={profile} /> },
          ]}
        />
      )}
    </div>
  );
}

/** The user as others see them: avatar, name and username, with a link to their public timeline. */
function ProfileHeader({ profile }: { profile: User }) {
  const { t } = useTranslation();
  const name = displayName(profile);
  return (
    <header className="mb-6 flex items-center gap-4">
      <Avatar user={profile} size="large" />
      <div className="min-w-0">
        <p className="text-2xl leading-snug font-bold">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
          {name !== profile.username && <bdi>@{profile.username}</bdi>}
          <Link
            to={pagePaths.userTimeline(profile.id)}
            className="inline-flex min-h-11 items-center text-jade-text underline"
          >
            {t('profile.ownTimeline')}
          </Link>
        </p>
      </div>
    </header>
  );
}
