import type { Viewer } from '@memory/service-kit';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * The rules which users are friends and which users are hidden, according to this service's copies of relations (table `user_relation`), in the
 * forms that different statements need. A block hides two users from each other. An account that waits for its erasure is hidden from everyone.
 */

/** SQL condition: the row belongs to an account that is hidden from everyone. */
const hiddenAccount = Prisma.sql`user_id = other_id AND kind = 'hidden'`;

/** SQL query: the ids of the accounts that are hidden from everyone. There are few such accounts, and a separate index contains them. */
const hiddenAccountsQuery = Prisma.sql`SELECT user_id AS id FROM user_relation WHERE ${hiddenAccount}`;

/** SQL query: the ids of all users who are hidden from the viewer. No block hides anyone from a signed-out viewer. */
export const hiddenFromQuery = ({ userId }: Viewer): Prisma.Sql =>
  userId === null
    ? hiddenAccountsQuery
    : Prisma.sql`SELECT other_id AS id FROM user_relation WHERE user_id = ${userId}::uuid AND kind = 'hidden' UNION ALL ${hiddenAccountsQuery}`;

/** SQL query: the ids of a user's friends who are not hidden. */
export const friendsOfQuery = (userId: string): Prisma.Sql => Prisma.sql`
  SELECT other_id AS id FROM user_relation
  WHERE user_id = ${userId}::uuid AND kind = 'friend' AND other_id NOT IN (${hiddenAccountsQuery})`;

/**
 * SQL: the relation to the viewer of the user whose id is in the column, as text.
 * @param column a column of another table than `user_relation`, with the name of its table
 */
export function relationToViewer({ userId }: Viewer, column: Prisma.Sql): Prisma.Sql {
  const isHidden = Prisma.sql`EXISTS (SELECT FROM user_relation WHERE user_id = ${column} AND ${hiddenAccount})`;
  const otherwise =
    userId === null
      ? Prisma.sql`'none'`
      : Prisma.sql`coalesce((SELECT kind::text FROM user_relation WHERE user_id = ${userId}::uuid AND other_id = ${column}), 'none')`;
  return Prisma.sql`CASE WHEN ${isHidden} THEN 'hidden' ELSE ${otherwise} END`;
}
