import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { ReadVisibleAccount } from '../blocks/read-visible-account.ts';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { friendshipKey } from './friendship-key.ts';
import { publishFriendshipChange } from './publish-friendship-change.ts';

@Injectable()
export class RemoveFriend {
  constructor(
    private readonly database: Database,
    private readonly readVisibleAccount: ReadVisibleAccount,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Ends a friendship for both users, or deletes a friend request that one of them sent. Succeeds also when there is neither a friendship
   * nor a request.
   * @throws ApiError `user_not_found` when the other account does not exist or is hidden
   */
  async execute(userId: string, friendId: string): Promise<void> {
    const wasRemoved = await this.database.$transaction(async (tx) => {
      await lockAccounts(tx, userId, friendId);
      const { count } = await tx.friendship.deleteMany({ where: friendshipKey(userId, friendId) });
      if (count === 0) return false;
      await publishFriendshipChange(tx, [userId, friendId]);
      await this.securityLog.record(tx, { event: 'friendship.removed', userId, targetUserId: friendId });
      return true;
    });
    if (!wasRemoved) await this.readVisibleAccount.execute(userId, friendId);
  }
}
