import type { User } from '@memory/contracts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageFrame } from '../components/layout/page-frame.tsx';
import { TopNavigation } from '../components/layout/top-navigation.tsx';
import { HomePage, NotFoundPage, PublicTimelinePage, SharedMemoryPage, UserTimelinePage, VocabularyPage } from './pages.ts';
import { paths, patterns } from './paths.ts';

export default function SignedInRoutes({ user }: { user: User }) {
  return (
    <Routes>
      <Route element={<PageFrame bar={<TopNavigation user={user} />} />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.vocabulary} element={<VocabularyPage />} />
        <Route path={paths.publicTimeline} element={<PublicTimelinePage />} />
        <Route path={patterns.userTimeline} element={<UserTimelinePage />} />
        <Route path={patterns.shared} element={<SharedMemoryPage />} />
        <Route path={paths.auth} element={<Navigate to={paths.home} replace />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
