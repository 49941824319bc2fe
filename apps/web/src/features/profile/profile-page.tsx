import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyPage } from '../../components/ui/empty-page.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { useProfile } from './api/get-profile.ts';
import { ProfileInfo } from './components/profile-info.tsx';
import { Security } from './components/security.tsx';

// the drawings come with it
const AvatarAndPhoto = lazy(() => import('./components/avatar-and-photo.tsx'));

export default function ProfilePage() {
  const { t } = useTranslation();
  const { data: profile, isPending, refetch } = useProfile();
  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 py-8 sm:px-6">
      <PageTitle>{t('profile.title')}</PageTitle>
      <h1 className="mb-6 text-3xl">{t('profile.title')}</h1>
      {isPending && <Skeleton className="h-[34rem] rounded-2xl" />}
      {!isPending && !profile && (
        <EmptyPage character="断" title={t('profile.failed')} text={t('friends.failedText')}>
          <Button look="act" onClick={() => void refetch()}>
            {t('timeline.tryAgain')}
          </Button>
        </EmptyPage>
      )}
      {profile && (
        <Tabs
          label={t('profile.tabs.label')}
          tabs={[
            { value: 'info', label: t('profile.tabs.info'), content: <ProfileInfo profile={profile} /> },
            {
              value: 'avatar',
              label: t('profile.tabs.avatar'),
              content: (
                <Suspense fallback={<Skeleton className="h-[34rem] rounded-2xl" />}>
                  <AvatarAndPhoto profile={profile} />
                </Suspense>
              ),
            },
            { value: 'security', label: t('profile.tabs.security'), content: <Security profile={profile} /> },
          ]}
        />
      )}
    </div>
  );
}
