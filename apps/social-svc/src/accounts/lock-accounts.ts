import type { Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** PostgreSQL's row locks, by what the transaction goes on to do. */
const locks = {
  /** Changes rows that belong to the account, which must not be deleted meanwhile. Several transactions may hold this lock at once. */
  keep: Prisma.sql`FOR KEY SHARE`,
  /** Decides by the state of the account, so that of several transactions each sees what the one before has written. */
  change: Prisma.sql`FOR NO KEY UPDATE`,
  /** Deletes the account, and waits for all other transactions. */
  delete: Prisma.sql`FOR UPDATE`,
};

/**
 * Locks the rows of accounts until the transaction ends. A transaction that changes rows of two users, or records a change in the security log,
 * begins with this lock: otherwise it and a concurrent erasure could each wait for a row that the other has locked.
 * @returns whether all of the accounts exist
 */
export async function lockAccounts(tx: Transaction, lock: keyof typeof locks, ...ids: string[]): Promise<boolean> {
  const accounts = await tx.$queryRaw<object[]>`
    SELECT 1 FROM account WHERE id = ANY(${ids}::uuid[]) ORDER BY id ${locks[lock]}`;
  return accounts.length === ids.length;
}
