import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { Database } from '../database.ts';
import { publishFriendshipChange } from '../friendships/publish-friendship-change.ts';
import { RelationChanges } from '../relations/relation-changes.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { lockPair } from './pair-lock.ts';
import { ReadVisibleAccount } from './read-visible-account.ts';

@Injectable()
export class UnblockUser {
  constructor(
    private readonly database: Database,
    private readonly readVisibleAccount: ReadVisibleAccount,
    private readonly relationChanges: RelationChanges,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Ends the user's own block of another user. Succeeds also when there is no block. The users do not become friends again, and the other user
   * receives no event.
   * @throws ApiError `user_not_found`, also when the other user has blocked `userId`
   */
  async execute(userId: string, blockedId: string): Promise<void> {
    const wasBlocked = await this.database.$transaction(async (tx) => {
      await lockAccounts(tx, 'keep', userId, blockedId);
      await lockPair(tx, userId, blockedId);
      const { count } = await tx.block.deleteMany({ where: { blockerId: userId, blockedId } });
      if (count === 0) return false;
      const ofOther = await tx.block.count({ where: { blockerId: blockedId, blockedId: userId } });
      if (ofOther === 0) await this.relationChanges.grant(tx, userId, blockedId, 'none');
      await publishFriendshipChange(tx, [userId]);
      await this.securityLog.record(tx, { event: 'block.removed', userId, targetUserId: blockedId });
      return true;
    });
    if (!wasBlocked) await this.readVisibleAccount.execute(userId, blockedId);
  }
}
