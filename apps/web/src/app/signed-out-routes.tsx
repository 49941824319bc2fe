import { Navigate, Route, Routes } from 'react-router-dom';
import { PageFrame } from '../components/layout/page-frame.tsx';
import { SignedOutBar } from '../components/layout/signed-out-bar.tsx';
import { AuthPage, LandingPage, PublicTimelinePage, SharedMemoryPage, UserTimelinePage } from './pages.ts';
import { paths, patterns } from './paths.ts';

export default function SignedOutRoutes() {
  return (
    <Routes>
      <Route element={<PageFrame bar={<SignedOutBar />} />}>
        <Route path={paths.home} element={<LandingPage />} />
        <Route path={paths.auth} element={<AuthPage />} />
        <Route path={paths.publicTimeline} element={<PublicTimelinePage />} />
        <Route path={patterns.userTimeline} element={<UserTimelinePage />} />
        <Route path={patterns.shared} element={<SharedMemoryPage />} />
        <Route path="*" element={<Navigate to={paths.auth} replace />} />
      </Route>
    </Routes>
  );
}
