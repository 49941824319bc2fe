import { writeOutbox } from '@memory/event-bus';
import { sessionsRevoked } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccountForChange } from './locked-account.ts';

@Injectable()
export class SetSecondFactorRequirement {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Requires a second factor of an account, or no longer. Its sessions end in both cases: one that began without a factor must not go on, and
   * one that is restricted to the set-up must not stay so.
   * @throws ApiError `user_not_found`, `second_factor_not_offered`
   */
  async execute(userId: string, required: boolean): Promise<void> {
    await this.database.$transaction(async (tx) => {
      await lockAccountForChange(tx, userId);
      await tx.account.update({ where: { id: userId }, data: { secondFactorRequired: required } });
      const event = required ? 'admin.second_factor_required' : 'admin.second_factor_optional';
      await this.securityLog.record(tx, { event, targetUserId: userId });
      await writeOutbox(tx, sessionsRevoked, { entityId: userId, data: { userId } });
    });
  }
}
