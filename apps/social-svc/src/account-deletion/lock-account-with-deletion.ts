import { ApiError } from '@memory/service-kit';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import type { Transaction } from '../database.ts';
import type { Account, RequestedDeletion } from '../generated/prisma/client.ts';

/**
 * Reads an account and its requested deletion, and locks the account's row until the transaction ends. Deletion requests, sign-ins and erasures begin
 * with this lock, so they run one after the other, and each reads the data that the previous one has written.
 * @throws ApiError `user_not_found`
 */
export async function lockAccountWithDeletion(
  tx: Transaction,
  userId: string,
): Promise<Account & { deletion: RequestedDeletion | null }> {
  await lockAccounts(tx, 'change', userId);
  const account = await tx.account.findUnique({ where: { id: userId }, include: { deletion: true } });
  if (!account) throw new ApiError('user_not_found');
  return account;
}
