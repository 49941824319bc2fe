import type { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** SQL conditions on a friendship `f` of the lists whose totals are counters. */
const listConditions = {
  friends: () => Prisma.sql`f.requested_by IS NULL`,
  requests: () => Prisma.sql`f.requested_by IS NOT NULL`,
  notices: (userId: string) => Prisma.sql`f.notice_for = ${userId}::uuid`,
};

/**
 * Counts the rows of a user's list whose other user waits for the erasure of their account. The lists omit these rows, but the counters include
 * them, because the rows reappear when the other user signs in. The query reads one row for each account of the installation that waits for its
 * erasure; there are few such accounts.
 */
export async function countHiddenFriendships(
  database: Database,
  userId: string,
  list: keyof typeof listConditions,
): Promise<number> {
  const [row] = await database.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM requested_deletion d JOIN friendship f
      ON f.first_id = least(d.account_id, ${userId}::uuid) AND f.second_id = greatest(d.account_id, ${userId}::uuid)
    WHERE ${listConditions[list](userId)}`;
  return row?.count ?? 0;
}
