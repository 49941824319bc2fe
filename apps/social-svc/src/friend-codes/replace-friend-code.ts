import type { OwnFriendCode } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { createShortCode, presentShortCode } from '../codes/short-code.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { FRIEND_CODE_DAYS } from './friend-code.policy.ts';

const DAY_MS = 24 * 60 * 60_000;

@Injectable()
export class ReplaceFriendCode {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Gives a user a new friend code and makes the earlier code invalid. After two concurrent calls, only the code of the later call is valid.
   * @throws ApiError `user_not_found` when the account was deleted
   */
  async execute(userId: string): Promise<OwnFriendCode> {
    const friendCode = {
      code: createShortCode(),
      expiresAt: new Date(Date.now() + FRIEND_CODE_DAYS * DAY_MS),
      createdAt: new Date(),
    };
    await this.database.$transaction(async (tx) => {
      // A concurrent erasure waits for this transaction, and then deletes its row too.
      if (!(await lockAccounts(tx, 'keep', userId))) throw new ApiError('user_not_found');
      await tx.friendCode.upsert({
        where: { accountId: userId },
        create: { accountId: userId, ...friendCode },
        update: friendCode,
      });
      await this.securityLog.record(tx, { event: 'friend_code.created', userId });
    });
    return { code: presentShortCode(friendCode.code), expiresAt: friendCode.expiresAt.toISOString() };
  }
}
