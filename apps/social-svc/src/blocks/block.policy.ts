import { Prisma } from '../generated/prisma/client.ts';

/**
 * The rule which users are hidden from each other, in the forms that different queries need. A block hides both users from each other, whichever
 * user made the block. An account that waits for its erasure is hidden from everyone.
 */

/** SQL: the ids of all accounts that wait for their erasure, or whose data some service has not deleted yet. There are few such accounts. */
const waitingForErasureQuery = Prisma.sql`SELECT account_id AS id FROM requested_deletion UNION ALL SELECT user_id FROM erasure`;

/** SQL: the ids of all users who are hidden from the viewer. */
export const hiddenUserIdsQuery = (viewerId: string): Prisma.Sql => Prisma.sql`
  SELECT blocked_id AS id FROM block WHERE blocker_id = ${viewerId}::uuid
  UNION ALL
  SELECT blocker_id FROM block WHERE blocked_id = ${viewerId}::uuid
  UNION ALL
  ${waitingForErasureQuery}`;

/** SQL condition: the user with the id in this column is not hidden by a coming erasure. */
export const isNotWaitingForErasure = (column: string): Prisma.Sql =>
  Prisma.sql`${Prisma.raw(column)} NOT IN (${waitingForErasureQuery})`;

/** SQL condition: the two users are hidden from each other. @param userId SQL: a column, or a value with its type */
export const isHiddenCondition = (userId: Prisma.Sql, otherId: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM block
  WHERE (blocker_id = ${userId} AND blocked_id = ${otherId}) OR (blocker_id = ${otherId} AND blocked_id = ${userId}))`;

/**
 * SQL condition: the account is hidden from everyone, because it waits for its erasure, is being erased, or does not exist.
 * @param id SQL: a column
 */
export const isHiddenAccountCondition = (id: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  ${id} IN (${waitingForErasureQuery}) OR NOT EXISTS (SELECT FROM account WHERE account.id = ${id}))`;

/** Prisma filter: accounts that do not wait for their erasure. */
export const isKept = { deletion: null } satisfies Prisma.AccountWhereInput;

/** Prisma filter: accounts that the viewer may find. No block hides anyone from a signed-out viewer (null). */
export const accountsVisibleTo = (viewerId: string | null): Prisma.AccountWhereInput =>
  viewerId === null ? isKept : { ...hasNotBlocked(viewerId), blocksReceived: { none: { blockerId: viewerId } } };

/**
 * Prisma filter: accounts that the user may block. They include accounts that the user has already blocked. They exclude accounts that have blocked
 * the user, because such an account must look like an account that does not exist.
 */
export const hasNotBlocked = (userId: string): Prisma.AccountWhereInput => ({
  ...isKept,
  blocksMade: { none: { blockedId: userId } },
});
