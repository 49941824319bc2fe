import { Injectable } from '@nestjs/common';
import { ApiError } from '@memory/service-kit';
import { ReadAccount } from '../accounts/read-account.ts';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { friendPair } from './friend-pair.ts';

@Injectable()
export class AddFriend {
  constructor(
    private readonly database: Database,
    private readonly readAccount: ReadAccount,
  ) {}

  /**
   * Makes two people friends at once and both ways. `isNew` is false when they were friends already.
   * @throws ApiError `friend_oneself`, `user_not_found`.
   */
  async add(userId: string, friendId: string): Promise<{ friend: Account; isNew: boolean }> {
    if (userId === friendId) throw new ApiError('friend_oneself');
    const friend = await this.readAccount.read(friendId);
    // Both may add each other at the same moment: the row that is already there decides, without an error.
    const { count } = await this.database.friendship.createMany({ data: [friendPair(userId, friendId)], skipDuplicates: true });
    return { friend, isNew: count === 1 };
  }
}
