import type { SecondFactorMethod } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { lockAccountWithFactors } from './locked-account.ts';
import { passwordFingerprintOf } from './password-key.ts';
import { decideSignIn, type RequiredStep } from './second-factor.policy.ts';

/** What a sign-in needs after the password. */
export interface SignInRequirement {
  readonly requirement: RequiredStep;
  readonly methods: SecondFactorMethod[];
  /** Changes with the password. A pending sign-in ends when this key differs from the key at its beginning. */
  readonly passwordKey: string;
}

@Injectable()
export class ReadSignInRequirement {
  constructor(private readonly database: Database) {}

  /**
   * Returns what a sign-in to the account needs after the password.
   * @throws ApiError `user_not_found`
   */
  execute(userId: string): Promise<SignInRequirement> {
    return this.database.$transaction(async (tx) => {
      const account = await lockAccountWithFactors(tx, userId);
      if (!account) throw new ApiError('user_not_found');
      const recoveryCodes = await tx.recoveryCode.count({ where: { accountId: userId } });
      const methods: SecondFactorMethod[] = [
        ...(account.passkeyCount > 0 ? (['passkey'] as const) : []),
        ...(account.hasTotp ? (['totp'] as const) : []),
        ...(recoveryCodes > 0 ? (['recovery_code'] as const) : []),
      ];
      return { requirement: decideSignIn(account), methods, passwordKey: passwordFingerprintOf(account.passwordHash) };
    });
  }
}
