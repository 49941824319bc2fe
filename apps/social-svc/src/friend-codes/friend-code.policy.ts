import { accountsVisibleTo } from '../blocks/block.policy.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** A code on a piece of paper is valid for about a school term. */
export const FRIEND_CODE_DAYS = 90;

/**
 * Prisma filter: the friend codes with which a user may send a friend request. Excludes expired codes and codes of users who are hidden from the
 * user. A single query finds and checks a code, so that the response to an excluded code takes as long as the response to an unknown code. Includes
 * the user's own code, because the response to the user's own code may differ.
 */
export const usableBy = (userId: string, now: Date): Prisma.FriendCodeWhereInput => ({
  expiresAt: { gt: now },
  account: accountsVisibleTo(userId),
});
