import type { PageQuery, User } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { presentFriend } from '../accounts/account.presenter.ts';
import type { SocialConfig } from '../config.ts';
import { Database } from '../database.ts';
import { type CountedPage, countHiddenFriendships, readFriendshipPage } from './friendship-page.ts';

@Injectable()
export class ListFriends {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: SocialConfig,
  ) {}

  /**
   * Lists a user's friends, the newest friendship first.
   * @throws ApiError `bad_cursor`
   */
  async execute(userId: string, query: PageQuery): Promise<CountedPage<User>> {
    const [{ items, nextCursor }, counter, hidden] = await Promise.all([
      readFriendshipPage(this.database, userId, 'accepted', query),
      this.database.friendCounter.findUnique({ where: { userId } }),
      countHiddenFriendships(this.database, userId, 'friends'),
    ]);
    const friends = items.map(({ account }) => presentFriend(account, this.config));
    return { items: friends, nextCursor, total: (counter?.friends ?? 0) - hidden };
  }
}
