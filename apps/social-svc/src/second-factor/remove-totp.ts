import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccountForChange } from './locked-account.ts';
import { countFactors, mayRemoveFactor } from './second-factor.policy.ts';

@Injectable()
export class RemoveTotp {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Removes the authenticator app. The recovery codes are deleted together with the last factor.
   * @throws ApiError `user_not_found`, `second_factor_not_offered`, `totp_not_found`, `last_second_factor`
   */
  async execute(userId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const account = await lockAccountForChange(tx, userId);
      if (!account.hasTotp) throw new ApiError('totp_not_found');
      if (!mayRemoveFactor(account)) throw new ApiError('last_second_factor');
      await tx.totp.delete({ where: { accountId: userId } });
      if (countFactors(account) === 1) await tx.recoveryCode.deleteMany({ where: { accountId: userId } });
      await this.securityLog.record(tx, { event: 'second_factor.totp_removed', userId });
    });
  }
}
