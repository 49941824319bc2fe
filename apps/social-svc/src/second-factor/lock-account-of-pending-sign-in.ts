import { ApiError } from '@memory/service-kit';
import type { Transaction } from '../database.ts';
import { type LockedAccount, lockAccountWithFactors } from './locked-account.ts';
import { isPasswordFingerprintOf } from './password-key.ts';
import { countFactors } from './second-factor.policy.ts';

/**
 * Locks the account of a pending sign-in.
 * @param passwordKey the password key at the time when the sign-in began
 * @throws ApiError `sign_in_ended` when the account or its last factor was removed, or the password was changed, after the sign-in began
 */
export async function lockAccountOfPendingSignIn(
  tx: Transaction,
  userId: string,
  passwordKey: string,
): Promise<LockedAccount> {
  const account = await lockAccountWithFactors(tx, userId);
  if (!account || !isPasswordFingerprintOf(account.passwordHash, passwordKey) || countFactors(account) === 0)
    throw new ApiError('sign_in_ended');
  return account;
}
