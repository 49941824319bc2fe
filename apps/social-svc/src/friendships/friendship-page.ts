import type { PageQuery } from '@memory/contracts';
import { type KeysetPage, keysetCondition, toKeysetPage } from '@memory/service-kit/database';
import { accountsVisibleTo } from '../blocks/block.policy.ts';
import type { Database } from '../database.ts';
import { type Account, Prisma } from '../generated/prisma/client.ts';

/** One page of a list and the number of items in the whole list. */
export interface CountedPage<Item> extends KeysetPage<Item> {
  readonly total: number;
}

/** A friendship or a friend request, as one of the two users sees it in a list. */
interface ListedFriendship {
  /** The account of the other user. */
  readonly account: Account;
  /** The id of the user who sent the friend request; null once the two users are friends. */
  readonly requestedBy: string | null;
  readonly since: Date;
}

interface Row {
  /** The id of the other user. */
  readonly id: string;
  readonly requestedBy: string | null;
  readonly since: Date;
}

const stateConditions = {
  accepted: Prisma.sql`requested_by IS NULL`,
  pending: Prisma.sql`requested_by IS NOT NULL`,
};

/**
 * Reads a page of a user's friendships (`accepted`) or of the friend requests that the user sent or received (`pending`), the newest first.
 * The user is `first_id` in some rows and `second_id` in others. Two queries therefore read at most one page each along their index, and
 * their results are merged.
 * @throws ApiError `bad_cursor`
 */
export async function readFriendshipPage(
  database: Database,
  userId: string,
  state: keyof typeof stateConditions,
  { limit, cursor }: PageQuery,
): Promise<KeysetPage<ListedFriendship>> {
  const rowCount = Prisma.raw(String(limit + 1));
  const side = (own: string, other: string): Prisma.Sql => {
    const [ownColumn, otherColumn] = [Prisma.raw(own), Prisma.raw(other)];
    return Prisma.sql`(
      SELECT ${otherColumn} AS id, requested_by AS "requestedBy", created_at AS since FROM friendship
      WHERE ${ownColumn} = ${userId}::uuid AND ${stateConditions[state]} ${keysetCondition(cursor, { time: 'created_at', id: other })}
      ORDER BY created_at DESC, ${otherColumn} DESC LIMIT ${rowCount})`;
  };
  const rows = await database.$queryRaw<Row[]>`
    SELECT * FROM (${side('first_id', 'second_id')} UNION ALL ${side('second_id', 'first_id')}) AS listed
    ORDER BY since DESC, id DESC LIMIT ${rowCount}`;
  const { items, nextCursor } = toKeysetPage(rows, limit, ({ since, id }) => ({ at: since, id }));
  return { items: await withAccounts(database, userId, items), nextCursor };
}

/** Adds the other user's account to each row. Omits rows whose account was deleted or hidden after the rows were read. */
async function withAccounts(database: Database, userId: string, rows: readonly Row[]): Promise<ListedFriendship[]> {
  const ids = rows.map(({ id }) => id);
  const accounts = await database.account.findMany({ where: { id: { in: ids }, ...accountsVisibleTo(userId) } });
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.flatMap(({ id, requestedBy, since }) => {
    const account = byId.get(id);
    return account ? [{ account, requestedBy, since }] : [];
  });
}

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
