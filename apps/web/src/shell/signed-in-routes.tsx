import type { User } from '@memory/contracts';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pagePaths, routePatterns } from '../lib/page-paths.ts';
import { useSendingReviews } from '../words/reviews/sync/use-sending-reviews.ts';
import { PageLayout } from './layout/page-layout.tsx';
import { SignedInTopBar } from './layout/signed-in-top-bar.tsx';
import {
  CalendarPage,
  CommunityPage,
  FriendCodePage,
  FriendsPage,
  HomePage,
  OtherPages,
  ProfilePage,
  PublicTimelinePage,
  ReviewPage,
  ReadingPage,
  SettingsPage,
  SharedEntryPage,
  UserTimelinePage,
  VocabularyPage,
} from './lazy-pages.ts';
import { useLiveUpdates } from './live/use-live-updates.ts';

export default function SignedInRoutes({ user }: { user: User }) {
  useLiveUpdates(user);
  useSendingReviews();
  return (
    <Routes>
      <Route element={<PageLayout topBar={<SignedInTopBar user={user} />} />}>
        <Route path={pagePaths.home} element={<HomePage />} />
        <Route path={pagePaths.vocabulary} element={<VocabularyPage />} />
        <Route path={pagePaths.reviews} element={<ReviewPage />} />
        <Route path={pagePaths.calendar} element={<CalendarPage />} />
        <Route path={pagePaths.community} element={<CommunityPage />} />
        <Route path={pagePaths.friends} element={<FriendsPage />} />
        <Route path={routePatterns.friendCode} element={<FriendCodePage />} />
        <Route path={pagePaths.profile} element={<ProfilePage />} />
        <Route path={pagePaths.settings} element={<SettingsPage />} />
        <Route path={pagePaths.publicTimeline} element={<PublicTimelinePage />} />
        <Route path={routePatterns.userTimeline} element={<UserTimelinePage />} />
        <Route path={routePatterns.shared} element={<SharedEntryPage />} />
        <Route path={routePatterns.reading} element={<ReadingPage />} />
        <Route path={pagePaths.auth} element={<Navigate to={pagePaths.home} replace />} />
        <Route path="*" element={<OtherPages />} />
      </Route>
    </Routes>
  );
}
