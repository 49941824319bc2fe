import type { PageQuery, User } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { presentUser } from '../accounts/account.presenter.ts';
import { Database } from '../database.ts';
import type { CountedPage } from './counted-page.ts';
import { readFriendshipPage } from './friendship-page.ts';

@Injectable()
export class ListFriends {
  constructor(private readonly database: Database) {}

  /**
   * Lists a user's friends, the newest friendship first.
   * @throws ApiError `bad_cursor`
   */
  async execute(userId: string, query: PageQuery): Promise<CountedPage<User>> {
    const [{ items, nextCursor }, counter] = await Promise.all([
      readFriendshipPage(this.database, userId, 'accepted', query),
      this.database.friendCounter.findUnique({ where: { userId } }),
    ]);
    return { items: items.map(({ account }) => presentUser(account)), nextCursor, total: counter?.friends ?? 0 };
  }
}
