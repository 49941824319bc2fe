// What other areas use of `people`: friends and friend codes, and protection from other people.
// A build imports each name from its own file (build/area-imports-plugin.ts).
export { FriendNewsBadge, FriendNewsDot } from './friends/components/friend-news-badge.tsx';
export { blockedUsersKey, friendQueryKeys } from './query-keys.ts';
export { useBlockedUsers, useUnblockUser } from './safety/api/blocks.ts';
export { SafetyMenu } from './safety/components/safety-menu.tsx';
export { safetyTexts } from './safety/safety-texts.ts';
