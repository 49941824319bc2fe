import { Route, Routes } from 'react-router-dom';
import { pagePaths, routePatterns } from '../lib/page-paths.ts';
import { PageLayout } from './layout/page-layout.tsx';
import { SignedOutTopBar } from './layout/signed-out-top-bar.tsx';
import {
  AuthPage,
  LandingPage,
  OtherPages,
  PublicTimelinePage,
  ReadingPage,
  SharedEntryPage,
  SignedOutFriendCodePage,
  UserTimelinePage,
} from './lazy-pages.ts';

export default function SignedOutRoutes() {
  return (
    <Routes>
      <Route element={<PageLayout topBar={<SignedOutTopBar />} />}>
        <Route path={pagePaths.home} element={<LandingPage />} />
        <Route path={pagePaths.auth} element={<AuthPage />} />
        <Route path={pagePaths.publicTimeline} element={<PublicTimelinePage />} />
        <Route path={routePatterns.userTimeline} element={<UserTimelinePage />} />
        <Route path={routePatterns.shared} element={<SharedEntryPage />} />
        <Route path={routePatterns.reading} element={<ReadingPage />} />
        <Route path={routePatterns.friendCode} element={<SignedOutFriendCodePage />} />
        <Route path="*" element={<OtherPages />} />
      </Route>
    </Routes>
  );
}
