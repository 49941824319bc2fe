import { lazy } from 'react';

// one chunk a screen: a reader downloads the screens they open
export const LandingPage = lazy(() => import('../features/landing/landing-page.tsx'));
export const AuthPage = lazy(() => import('../features/auth/auth-page.tsx'));
export const HomePage = lazy(() => import('../features/home/home-page.tsx'));
export const SharedMemoryPage = lazy(() => import('../features/sharing/shared-memory-page.tsx'));
export const VocabularyPage = lazy(() => import('../features/vocabulary/vocabulary-page.tsx'));
export const CommunityPage = lazy(() => import('../features/community/community-page.tsx'));
export const FriendsPage = lazy(() => import('../features/friends/friends-page.tsx'));
export const ProfilePage = lazy(() => import('../features/profile/profile-page.tsx'));
export const SettingsPage = lazy(() => import('../features/settings/settings-page.tsx'));
export const PublicTimelinePage = lazy(() => import('../features/timeline/public-timeline-page.tsx'));
export const UserTimelinePage = lazy(() => import('../features/timeline/user-timeline-page.tsx'));
export const NotFoundPage = lazy(() => import('../features/not-found/not-found-page.tsx'));
