import type { FriendRequest, PageQuery } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { presentPerson } from '../accounts/account.presenter.ts';
import { Database } from '../database.ts';
import { readFriendPage } from './friend-page.ts';
import type { Listed } from './list-friends.ts';

@Injectable()
export class ListFriendRequests {
  constructor(private readonly database: Database) {}

  /** Friendships of someone that one of the two has yet to agree to, the newest first. @throws ApiError `bad_cursor` */
  async list(userId: string, query: PageQuery): Promise<Listed<FriendRequest>> {
    const [{ people, next }, counter] = await Promise.all([
      readFriendPage(this.database, userId, 'pending', query),
      this.database.friendCounter.findUnique({ where: { userId } }),
    ]);
    const requests = people.map(({ account, requestedBy, since }) => ({
      ...presentPerson(account, { isFriend: false }),
      direction: requestedBy === userId ? ('outgoing' as const) : ('incoming' as const),
      requestedAt: since.toISOString(),
    }));
    return { people: requests, next, total: counter?.requests ?? 0 };
  }
}
