import { Injectable } from '@nestjs/common';
import { ReadAccount } from '../accounts/read-account.ts';
import { Database } from '../database.ts';
import { friendshipKey } from './friendship-key.ts';

@Injectable()
export class RemoveFriend {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
  ) {}

  /**
   * Ends a friendship for both users, or deletes a friend request that one of them sent. Succeeds also when there is neither a friendship
   * nor a request.
   * @throws ApiError `user_not_found` when the other account does not exist
   */
  async execute(userId: string, friendId: string): Promise<void> {
    const { count } = await this.database.friendship.deleteMany({ where: friendshipKey(userId, friendId) });
    if (count === 0) await this.readAccount.execute(friendId);
  }
}
