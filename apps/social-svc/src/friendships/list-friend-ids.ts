import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class ListFriendIds {
  constructor(private readonly database: Database) {}

  /** Lists the ids of a user's friends, in no particular order. The result must not be cached, because access to entries depends on it. */
  async execute(userId: string): Promise<string[]> {
    const friendships = await this.database.friendship.findMany({
      where: { OR: [{ firstId: userId }, { secondId: userId }], requestedBy: null },
      select: { firstId: true, secondId: true },
    });
    return friendships.map(({ firstId, secondId }) => (firstId === userId ? secondId : firstId));
  }
}
