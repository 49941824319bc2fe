import { ApiError } from '@memory/service-kit';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import type { Transaction } from '../database.ts';
import { canSetUpSecondFactor, type SecondFactorState } from './second-factor.policy.ts';

export interface LockedAccount extends SecondFactorState {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
}

/**
 * Reads an account with the state that its second factor depends on, and locks the account's row until the transaction ends. Parallel sign-ins and
 * changes of one account therefore run one after the other, and each sees what the previous one has written. Returns null when the account does not
 * exist.
 */
export async function lockAccountWithFactors(tx: Transaction, userId: string): Promise<LockedAccount | null> {
  await lockAccounts(tx, 'change', userId);
  const account = await tx.account.findUnique({
    where: { id: userId },
    select: {
      id: true,
      username: true,
      passwordHash: true,
      secondFactorRequired: true,
      totp: { select: { accountId: true } },
      _count: { select: { externalIdentities: true, passkeys: true } },
    },
  });
  if (!account) return null;
  const { id, username, passwordHash, secondFactorRequired, totp, _count: count } = account;
  return {
    id,
    username,
    passwordHash,
    isExternal: count.externalIdentities > 0,
    isRequired: secondFactorRequired,
    hasTotp: totp !== null,
    passkeyCount: count.passkeys,
  };
}

/**
 * Locks the account of a user who changes the second factor.
 * @throws ApiError `user_not_found`, `second_factor_not_offered`
 */
export async function lockAccountForChange(tx: Transaction, userId: string): Promise<LockedAccount> {
  const account = await lockAccountWithFactors(tx, userId);
  if (!account) throw new ApiError('user_not_found');
  if (!canSetUpSecondFactor(account)) throw new ApiError('second_factor_not_offered');
  return account;
}
