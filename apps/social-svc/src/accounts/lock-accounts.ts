import type { Transaction } from '../database.ts';

/**
 * Locks account rows against their deletion, until the transaction ends. A transaction that changes rows of two users, and records it in the
 * security log, begins with this: a concurrent erasure then waits. Otherwise each could wait for a row that the other has locked.
 */
export async function lockAccounts(tx: Transaction, firstId: string, secondId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM account WHERE id IN (${firstId}::uuid, ${secondId}::uuid) ORDER BY id FOR KEY SHARE`;
}

/**
 * Locks one account row as `lockAccounts` does, for a transaction that changes rows of one user.
 * @returns false when there is no such account
 */
export async function lockAccount(tx: Transaction, id: string): Promise<boolean> {
  const accounts = await tx.$queryRaw<object[]>`SELECT 1 FROM account WHERE id = ${id}::uuid FOR KEY SHARE`;
  return accounts.length > 0;
}
