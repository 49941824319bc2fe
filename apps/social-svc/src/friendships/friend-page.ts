import type { PageQuery } from '@memory/contracts';
import { decodeCursor, encodeCursor } from '@memory/service-kit';
import type { Database } from '../database.ts';
import { type Account, Prisma } from '../generated/prisma/client.ts';

/** Somebody as one of the two in a friendship or a request. */
export interface Acquaintance {
  readonly account: Account;
  /** Who has asked, while the other has yet to agree. */
  readonly requestedBy: string | null;
  readonly since: Date;
}

export interface FriendPage {
  readonly people: Acquaintance[];
  /** The cursor of the next page, null at the end. */
  readonly next: string | null;
}

interface Row {
  readonly id: string;
  readonly requestedBy: string | null;
  readonly since: Date;
}

const states = { agreed: Prisma.sql`requested_by IS NULL`, pending: Prisma.sql`requested_by IS NOT NULL` };

/**
 * A page of somebody's friends (`agreed`) or of the friendships that one of the two has yet to agree to (`pending`), the newest first.
 * They are the first in some rows and the second in others; each side is read along its index and no further than the page goes.
 * @throws ApiError `bad_cursor`
 */
export async function readFriendPage(
  database: Database,
  userId: string,
  state: keyof typeof states,
  { limit, cursor }: PageQuery,
): Promise<FriendPage> {
  const count = Prisma.raw(String(limit + 1));
  const side = (own: string, other: string): Prisma.Sql => {
    const [ownColumn, otherColumn] = [Prisma.raw(own), Prisma.raw(other)];
    return Prisma.sql`(
      SELECT ${otherColumn} AS id, requested_by AS "requestedBy", created_at AS since FROM friendship
      WHERE ${ownColumn} = ${userId}::uuid AND ${states[state]} ${after(cursor, otherColumn)}
      ORDER BY created_at DESC, ${otherColumn} DESC LIMIT ${count})`;
  };
  const rows = await database.$queryRaw<Row[]>`
    SELECT * FROM (${side('first_id', 'second_id')} UNION ALL ${side('second_id', 'first_id')}) AS acquaintance
    ORDER BY since DESC, id DESC LIMIT ${count}`;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? encodeCursor({ at: last.since, id: last.id }) : null;
  return { people: await withAccounts(database, shown), next };
}

function after(cursor: string | undefined, other: Prisma.Sql): Prisma.Sql {
  if (cursor === undefined) return Prisma.empty;
  const { at, id } = decodeCursor(cursor);
  return Prisma.sql`AND (created_at, ${other}) < (${at}::timestamptz, ${id}::uuid)`;
}

/** Whoever deletes their account at this moment is left out. */
async function withAccounts(database: Database, rows: readonly Row[]): Promise<Acquaintance[]> {
  const accounts = await database.account.findMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.flatMap(({ id, requestedBy, since }) => {
    const account = byId.get(id);
    return account ? [{ account, requestedBy, since }] : [];
  });
}
