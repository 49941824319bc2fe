import type { User } from '@memory/contracts';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageFrame } from '../components/layout/page-frame.tsx';
import { TopNavigation } from '../components/layout/top-navigation.tsx';
import { useLive } from '../features/live/use-live.ts';
import {
  CommunityPage,
  FriendsPage,
  HomePage,
  NotFoundPage,
  ProfilePage,
  PublicTimelinePage,
  SettingsPage,
  SharedMemoryPage,
  UserTimelinePage,
  VocabularyPage,
} from './pages.ts';
import { paths, patterns } from './paths.ts';

const SessionEnded = lazy(() => import('../features/session/components/session-ended.tsx'));

export default function SignedInRoutes({ user }: { user: User }) {
  const ended = useLive(user);
  return (
    <>
      <Screens user={user} />
      {ended && (
        <Suspense>
          <SessionEnded user={user} />
        </Suspense>
      )}
    </>
  );
}

function Screens({ user }: { user: User }) {
  return (
    <Routes>
      <Route element={<PageFrame bar={<TopNavigation user={user} />} />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.vocabulary} element={<VocabularyPage />} />
        <Route path={paths.community} element={<CommunityPage />} />
        <Route path={paths.friends} element={<FriendsPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
        <Route path={paths.settings} element={<SettingsPage />} />
        <Route path={paths.publicTimeline} element={<PublicTimelinePage />} />
        <Route path={patterns.userTimeline} element={<UserTimelinePage />} />
        <Route path={patterns.shared} element={<SharedMemoryPage />} />
        <Route path={paths.auth} element={<Navigate to={paths.home} replace />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
