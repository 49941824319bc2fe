import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';

@Injectable()
export class DeleteFriendCode {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Deletes a user's friend code. Friend requests that were sent with it stay. */
  async execute(userId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      await lockAccounts(tx, 'keep', userId);
      const { count } = await tx.friendCode.deleteMany({ where: { accountId: userId } });
      if (count > 0) await this.securityLog.record(tx, { event: 'friend_code.deleted', userId });
    });
  }
}
