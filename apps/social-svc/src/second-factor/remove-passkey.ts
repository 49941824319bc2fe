import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccountForChange } from './locked-account.ts';
import { countFactors, mayRemoveFactor } from './second-factor.policy.ts';

@Injectable()
export class RemovePasskey {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Removes a passkey of the user. The error for another user's passkey is the same as for an unknown id. The recovery codes are deleted together
   * with the last factor.
   * @throws ApiError `user_not_found`, `second_factor_not_offered`, `passkey_not_found`, `last_second_factor`
   */
  async execute(userId: string, passkeyId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const account = await lockAccountForChange(tx, userId);
      const { count } = await tx.passkey.deleteMany({ where: { id: passkeyId, accountId: userId } });
      if (count === 0) throw new ApiError('passkey_not_found');
      if (!mayRemoveFactor(account)) throw new ApiError('last_second_factor');
      if (countFactors(account) === 1) await tx.recoveryCode.deleteMany({ where: { accountId: userId } });
      await this.securityLog.record(tx, { event: 'second_factor.passkey_removed', userId, details: { passkeyId } });
    });
  }
}
