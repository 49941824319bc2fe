import { accountTexts } from '../account/account-texts.ts';
import { withTexts } from '../i18n/i18n.ts';
import { withStoredDraft } from '../journal/entries/lazy-draft-storage.ts';
import { searchTexts } from '../journal/entry-search/search-texts.ts';
import { ownPastTexts } from '../journal/own-past/own-past-texts.ts';
import { preloadable } from '../lib/preloadable-component.ts';
import { friendsTexts } from '../people/friends/friends-texts.ts';
import { safetyTexts } from '../people/safety/safety-texts.ts';
import { readingAidsTexts } from '../reading/annotated-text/reading-aids-texts.ts';
import { readingModeTexts } from '../reading/reading-mode/reading-mode-texts.ts';
import { reviewsTexts } from '../words/reviews/reviews-texts.ts';

// The routes are two chunks, because a visitor needs either the routes for signed-in users or the routes for signed-out users.
export const SignedInRoutes = preloadable(() => import('./signed-in-routes.tsx'));
export const SignedOutRoutes = preloadable(() => import('./signed-out-routes.tsx'));

// Each page is a chunk of its own, which is loaded when the page is opened.
export const LandingPage = preloadable(() => import('./landing/landing-page.tsx'));
export const AuthPage = preloadable(() => import('../account/auth/auth-page.tsx'));
export const HomePage = preloadable(() => withStoredDraft(import('../journal/home/home-page.tsx')));
export const SharedEntryPage = preloadable(() => withStoredDraft(import('../journal/sharing/shared-entry-page.tsx')));
export const ReadingPage = preloadable(() =>
  withTexts(import('../reading/reading-mode/reading-page.tsx'), readingModeTexts, readingAidsTexts),
);
export const VocabularyPage = preloadable(() => import('../words/vocabulary/vocabulary-page.tsx'));
export const ReviewPage = preloadable(() => withTexts(import('../words/reviews/review-page.tsx'), reviewsTexts));
export const CalendarPage = preloadable(() => withTexts(import('../journal/own-past/calendar-page.tsx'), ownPastTexts));
export const CommunityPage = preloadable(() =>
  withTexts(import('../journal/community/community-page.tsx'), searchTexts),
);
export const FriendsPage = preloadable(() => withTexts(import('../people/friends/friends-page.tsx'), friendsTexts));
export const FriendCodePage = preloadable(() =>
  withTexts(import('../people/friend-codes/friend-code-page.tsx'), friendsTexts),
);
export const SignedOutFriendCodePage = preloadable(() =>
  withTexts(import('../people/friend-codes/signed-out-friend-code-page.tsx'), friendsTexts),
);
export const ProfilePage = preloadable(() => withTexts(import('../account/profile/profile-page.tsx'), accountTexts));
export const SettingsPage = preloadable(() =>
  withTexts(import('../account/settings/settings-page.tsx'), accountTexts, readingAidsTexts, reviewsTexts, safetyTexts),
);
export const PublicTimelinePage = preloadable(() => import('../journal/timeline/public-timeline-page.tsx'));
export const UserTimelinePage = preloadable(() => import('../journal/timeline/user-timeline-page.tsx'));
/** Pages on which few visits begin. Their routes are a separate chunk, so that the first screens load no code for these pages. */
export const OtherPages = preloadable(() => import('./other-pages.tsx'));
