import { loadable } from '../lib/loadable.ts';

// nobody needs both
export const SignedInRoutes = loadable(() => import('./signed-in-routes.tsx'));
export const SignedOutRoutes = loadable(() => import('./signed-out-routes.tsx'));

// one chunk a screen: a reader downloads the screens they open
export const LandingPage = loadable(() => import('../features/landing/landing-page.tsx'));
export const AuthPage = loadable(() => import('../features/auth/auth-page.tsx'));
export const HomePage = loadable(() => import('../features/home/home-page.tsx'));
export const SharedMemoryPage = loadable(() => import('../features/sharing/shared-entry-page.tsx'));
export const VocabularyPage = loadable(() => import('../features/vocabulary/vocabulary-page.tsx'));
export const CommunityPage = loadable(() => import('../features/community/community-page.tsx'));
export const FriendsPage = loadable(() => import('../features/friends/friends-page.tsx'));
export const ProfilePage = loadable(() => import('../features/profile/profile-page.tsx'));
export const SettingsPage = loadable(() => import('../features/settings/settings-page.tsx'));
export const PublicTimelinePage = loadable(() => import('../features/timeline/public-timeline-page.tsx'));
export const UserTimelinePage = loadable(() => import('../features/timeline/user-timeline-page.tsx'));
export const NotFoundPage = loadable(() => import('../features/not-found/not-found-page.tsx'));
