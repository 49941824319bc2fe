import { Injectable } from '@nestjs/common';
import { ReadAccount } from '../accounts/read-account.ts';
import { Database } from '../database.ts';
import { friendPair } from './friend-pair.ts';

@Injectable()
export class RemoveFriend {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
  ) {}

  /**
   * Ends a friendship for both, or takes back or refuses what was only asked. Someone who is no friend (any more) is removed already.
   * @throws ApiError `user_not_found` when there is no such person.
   */
  async remove(userId: string, friendId: string): Promise<void> {
    const { count } = await this.database.friendship.deleteMany({ where: friendPair(userId, friendId) });
    if (count === 0) await this.readAccount.read(friendId);
  }
}
