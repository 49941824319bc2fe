import { writeOutbox } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccountWithFactors } from './locked-account.ts';

@Injectable()
export class ResetSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Removes all factors and recovery codes of a user who has lost the factors. The sessions end, because a person who has found the lost device
   * could use them. If the account requires a second factor, the user must set up a new factor at the next sign-in.
   * @throws ApiError `user_not_found`
   */
  async execute(userId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      if (!(await lockAccountWithFactors(tx, userId))) throw new ApiError('user_not_found');
      const where = { accountId: userId };
      await tx.totp.deleteMany({ where });
      await tx.totpSetup.deleteMany({ where });
      await tx.passkey.deleteMany({ where });
      await tx.recoveryCode.deleteMany({ where });
      await this.securityLog.record(tx, { event: 'admin.second_factor_reset', targetUserId: userId });
      await writeOutbox(tx, sessionsRevoked, { entityId: userId, data: { userId } });
    });
  }
}
