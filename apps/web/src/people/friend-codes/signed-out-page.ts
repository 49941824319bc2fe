import { withTexts } from '../../i18n/i18n.ts';
import { routePatterns } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { friendsTexts } from '../friends/friends-texts.ts';

export const signedOutFriendCodePage: Page = {
  path: routePatterns.friendCode,
  Component: preloadable(() => withTexts(import('./signed-out-friend-code-page.tsx'), friendsTexts)),
};
