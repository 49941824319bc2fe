import type { Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** PostgreSQL's row locks (https://www.postgresql.org/docs/current/explicit-locking.html), by the purpose of the transaction. */
const locks = {
  /** The transaction changes rows that belong to the account. The account cannot be deleted until it ends. A shared lock. */
  keep: Prisma.sql`FOR KEY SHARE`,
  /** The transaction decides by the account's data. Other transactions with this lock wait for it, and then read the data that it has written. */
  change: Prisma.sql`FOR NO KEY UPDATE`,
  /** The transaction deletes the account. It waits for all transactions that have locked the account, and all later ones wait for it. */
  delete: Prisma.sql`FOR UPDATE`,
};

/**
 * Locks the rows of accounts until the transaction ends. A transaction that changes rows of two users, or records a change in the security log,
 * begins with this lock. Otherwise, the transaction and a concurrent erasure could each wait for a row that the other has locked.
 * @returns whether all of the accounts exist
 */
export async function lockAccounts(tx: Transaction, lock: keyof typeof locks, ...ids: string[]): Promise<boolean> {
  const accounts = await tx.$queryRaw<object[]>`
    SELECT 1 FROM account WHERE id = ANY(${ids}::uuid[]) ORDER BY id ${locks[lock]}`;
  return accounts.length === ids.length;
}
