import { withStoredDraft } from '../features/entries/lazy-draft-storage.ts';
import { withInterfaceTexts } from '../i18n/with-interface-texts.ts';
import { preloadable } from '../lib/preloadable-component.ts';

// The routes are two chunks, because a visitor needs either the routes for signed-in users or the routes for signed-out users.
export const SignedInRoutes = preloadable(() => import('./signed-in-routes.tsx'));
export const SignedOutRoutes = preloadable(() => import('./signed-out-routes.tsx'));

// Each page is a chunk of its own, which is loaded when the page is opened.
export const LandingPage = preloadable(() => import('../features/landing/landing-page.tsx'));
export const AuthPage = preloadable(() => import('../features/auth/auth-page.tsx'));
export const HomePage = preloadable(() => withStoredDraft(import('../features/home/home-page.tsx')));
export const SharedEntryPage = preloadable(() => withStoredDraft(import('../features/sharing/shared-entry-page.tsx')));
export const ReadingPage = preloadable(() =>
  withInterfaceTexts(
    'readingMode',
    withInterfaceTexts('readingAids', import('../features/reading-mode/reading-page.tsx')),
  ),
);
export const VocabularyPage = preloadable(() => import('../features/vocabulary/vocabulary-page.tsx'));
export const ReviewPage = preloadable(() =>
  withInterfaceTexts('reviews', import('../features/reviews/review-page.tsx')),
);
export const CalendarPage = preloadable(() =>
  withInterfaceTexts('ownPast', import('../features/own-past/calendar-page.tsx')),
);
export const CommunityPage = preloadable(() =>
  withInterfaceTexts('search', import('../features/community/community-page.tsx')),
);
export const FriendsPage = preloadable(() =>
  withInterfaceTexts('friends', import('../features/friends/friends-page.tsx')),
);
export const FriendCodePage = preloadable(() =>
  withInterfaceTexts('friends', import('../features/friend-codes/friend-code-page.tsx')),
);
export const SignedOutFriendCodePage = preloadable(() =>
  withInterfaceTexts('friends', import('../features/friend-codes/signed-out-friend-code-page.tsx')),
);
export const ProfilePage = preloadable(() =>
  withInterfaceTexts('account', import('../features/profile/profile-page.tsx')),
);
export const SettingsPage = preloadable(() =>
  withInterfaceTexts(
    'account',
    withInterfaceTexts(
      'readingAids',
      withInterfaceTexts('reviews', withInterfaceTexts('safety', import('../features/settings/settings-page.tsx'))),
    ),
  ),
);
export const PublicTimelinePage = preloadable(() => import('../features/timeline/public-timeline-page.tsx'));
export const UserTimelinePage = preloadable(() => import('../features/timeline/user-timeline-page.tsx'));
/** Pages on which few visits begin. Their routes are a separate chunk, so that the first screens load no code for these pages. */
export const OtherPages = preloadable(() => import('./other-pages.tsx'));
