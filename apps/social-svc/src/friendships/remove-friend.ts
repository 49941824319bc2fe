import { Injectable } from '@nestjs/common';
import { ReadVisibleAccount } from '../blocks/read-visible-account.ts';
import { Database } from '../database.ts';
import { friendshipKey } from './friendship-key.ts';
import { publishFriendshipChange } from './publish-friendship-change.ts';

@Injectable()
export class RemoveFriend {
  constructor(
    private readonly database: Database,
    private readonly readVisibleAccount: ReadVisibleAccount,
  ) {}

  /**
   * Ends a friendship for both users, or deletes a friend request that one of them sent. Succeeds also when there is neither a friendship
   * nor a request.
   * @throws ApiError `user_not_found` when the other account does not exist or is hidden
   */
  async execute(userId: string, friendId: string): Promise<void> {
    const wasRemoved = await this.database.$transaction(async (tx) => {
      const { count } = await tx.friendship.deleteMany({ where: friendshipKey(userId, friendId) });
      if (count > 0) await publishFriendshipChange(tx, [userId, friendId]);
      return count > 0;
    });
    if (!wasRemoved) await this.readVisibleAccount.execute(userId, friendId);
  }
}
