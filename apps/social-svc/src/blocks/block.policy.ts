import { Prisma } from '../generated/prisma/client.ts';

/**
 * Who is hidden from whom: a block hides both users from each other, whichever of them made it. The same rule in the forms that the
 * queries need.
 */

/** SQL: the ids of all users who are hidden from the viewer. */
export const hiddenUserIdsQuery = (viewerId: string): Prisma.Sql => Prisma.sql`
  SELECT blocked_id AS id FROM block WHERE blocker_id = ${viewerId}::uuid
  UNION ALL
  SELECT blocker_id FROM block WHERE blocked_id = ${viewerId}::uuid`;

/** SQL condition: the two users are hidden from each other. */
export const isHiddenCondition = (userId: string, otherId: string): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM block
  WHERE (blocker_id = ${userId}::uuid AND blocked_id = ${otherId}::uuid)
     OR (blocker_id = ${otherId}::uuid AND blocked_id = ${userId}::uuid))`;

/** Prisma filter: accounts that the viewer may find. Nothing is hidden from a signed-out viewer (null). */
export const accountsVisibleTo = (viewerId: string | null): Prisma.AccountWhereInput =>
  viewerId === null ? {} : { ...hasNotBlocked(viewerId), blocksReceived: { none: { blockerId: viewerId } } };

/**
 * Prisma filter: accounts that the user may block. An account that the user has blocked already is among them; one that has blocked the
 * user is not, because it must look like an account that does not exist.
 */
export const hasNotBlocked = (userId: string): Prisma.AccountWhereInput => ({
  blocksMade: { none: { blockedId: userId } },
});
