import { Injectable } from '@nestjs/common';
import type { FriendRequest } from '@memory/contracts';
import { presentPerson } from '../accounts/account.presenter.ts';
import { Database } from '../database.ts';

const MOST = 100;

@Injectable()
export class ListFriendRequests {
  constructor(private readonly database: Database) {}

  /** Friendships of someone that one of the two has yet to agree to, the newest first. */
  async list(userId: string): Promise<FriendRequest[]> {
    const requests = await this.database.friendship.findMany({
      where: { OR: [{ firstId: userId }, { secondId: userId }], requestedBy: { not: null } },
      include: { first: true, second: true },
      orderBy: { createdAt: 'desc' },
      take: MOST,
    });
    return requests.map(({ first, second, requestedBy, createdAt }) => ({
      ...presentPerson(first.id === userId ? second : first, { isFriend: false }),
      direction: requestedBy === userId ? 'outgoing' : 'incoming',
      requestedAt: createdAt.toISOString(),
    }));
  }
}
