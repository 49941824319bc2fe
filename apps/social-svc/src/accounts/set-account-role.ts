import type { AccountRole } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockAccounts } from './lock-accounts.ts';

@Injectable()
export class SetAccountRole {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Sets the role of an account. Who becomes a member no longer teaches any class, also after becoming a teacher again. Requests that add the account
   * to a class wait for the lock of the account, and then read its role.
   * @throws ApiError `user_not_found`, `student_account`
   */
  async execute(userId: string, role: Extract<AccountRole, 'member' | 'teacher' | 'admin'>): Promise<void> {
    await this.database.$transaction(async (tx) => {
      if (!(await lockAccounts(tx, 'change', userId))) throw new ApiError('user_not_found');
      const account = await tx.account.findUniqueOrThrow({ where: { id: userId }, select: { role: true } });
      if (account.role === 'student') throw new ApiError('student_account');
      if (account.role === role) return;
      await tx.account.update({ where: { id: userId }, data: { role } });
      if (role === 'member') await tx.classTeacher.deleteMany({ where: { accountId: userId } });
      await this.securityLog.record(tx, { event: 'admin.role_changed', targetUserId: userId, details: { role } });
    });
  }
}
