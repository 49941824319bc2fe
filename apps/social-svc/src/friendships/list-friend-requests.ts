import type { FriendRequest, PageQuery } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { presentStranger } from '../accounts/account.presenter.ts';
import { Database } from '../database.ts';
import { type CountedPage, countHiddenFriendships, readFriendshipPage } from './friendship-page.ts';

@Injectable()
export class ListFriendRequests {
  constructor(private readonly database: Database) {}

  /**
   * Lists the pending friend requests that a user sent or received, the newest first.
   * @throws ApiError `bad_cursor`
   */
  async execute(userId: string, query: PageQuery): Promise<CountedPage<FriendRequest>> {
    const [{ items, nextCursor }, counter, hidden] = await Promise.all([
      readFriendshipPage(this.database, userId, 'pending', query),
      this.database.friendCounter.findUnique({ where: { userId } }),
      countHiddenFriendships(this.database, userId, 'requests'),
    ]);
    const requests = items.map(({ account, requestedBy, since }) => ({
      ...presentStranger(account),
      direction: requestedBy === userId ? ('outgoing' as const) : ('incoming' as const),
      requestedAt: since.toISOString(),
    }));
    return { items: requests, nextCursor, total: (counter?.requests ?? 0) - hidden };
  }
}
