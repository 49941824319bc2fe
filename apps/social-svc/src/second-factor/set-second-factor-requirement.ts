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
   * Sets whether an account requires a second factor. The account's sessions end in both cases: a session that began without a second factor must
   * not continue, and a session that is restricted to the set-up must not stay restricted.
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
