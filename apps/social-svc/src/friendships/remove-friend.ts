import { Injectable } from '@nestjs/common';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { lockPair } from '../blocks/pair-lock.ts';
import { ReadVisibleAccount } from '../blocks/read-visible-account.ts';
import { Database } from '../database.ts';
import { RelationChanges } from '../relations/relation-changes.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { friendshipKey } from './friendship-key.ts';
import { publishFriendshipChange } from './publish-friendship-change.ts';

@Injectable()
export class RemoveFriend {
  constructor(
    private readonly database: Database,
    private readonly readVisibleAccount: ReadVisibleAccount,
    private readonly relationChanges: RelationChanges,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Ends a friendship for both users, or deletes a friend request between the two users. Succeeds also when there is neither a friendship nor a
   * request.
   * @throws ApiError `user_not_found` when the other account does not exist or is hidden; `service_unavailable` when journal-svc cannot hide the
   * users' entries for friends
   */
  async execute(userId: string, friendId: string): Promise<void> {
    const wasRemoved = await this.database.$transaction(async (tx) => {
      await lockAccounts(tx, 'keep', userId, friendId);
      await lockPair(tx, userId, friendId);
      const key = friendshipKey(userId, friendId);
      const friendship = await tx.friendship.findUnique({ where: { firstId_secondId: key } });
      if (!friendship) return false;
      // journal-svc has no copy of a pending request, because only a confirmed friendship lets the two users read each other's entries.
      if (friendship.requestedBy === null) await this.relationChanges.withdraw(tx, userId, friendId, 'none');
      await tx.friendship.deleteMany({ where: key });
      await publishFriendshipChange(tx, [userId, friendId]);
      await this.securityLog.record(tx, { event: 'friendship.removed', userId, targetUserId: friendId });
      return true;
    });
    if (!wasRemoved) await this.readVisibleAccount.execute(userId, friendId);
  }
}
