import type { Transaction } from '../database.ts';
import type { AccountWithIdentities } from './password-reset.policy.ts';

/**
 * Reads an account and locks it until the transaction ends, so that concurrent requests for the same account are counted one after the
 * other. @returns null when there is no such account
 */
export async function lockAccountRow(tx: Transaction, accountId: string): Promise<AccountWithIdentities | null> {
  await tx.$queryRaw`SELECT 1 FROM account WHERE id = ${accountId}::uuid FOR NO KEY UPDATE`;
  return tx.account.findUnique({ where: { id: accountId }, include: { externalIdentities: true } });
}
