import { accountsVisibleTo } from '../blocks/block.policy.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/**
 * Prisma filter: the friend codes with which a user may send a friend request. Expired codes are not among them, nor are those of users who
 * are hidden from the user. One query decides, so that such a code costs the same as one that does not exist. The user's own code is among
 * them, because the response to it may differ.
 */
export const usableBy = (userId: string, now: Date): Prisma.FriendCodeWhereInput => ({
  expiresAt: { gt: now },
  account: accountsVisibleTo(userId),
});
