import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class ListFriendIds {
  constructor(private readonly database: Database) {}

  /** The ids of someone's friends at this moment, in no particular order. Never cached: who may see what hangs on it. */
  async list(userId: string): Promise<string[]> {
    const friendships = await this.database.friendship.findMany({
      where: { OR: [{ firstId: userId }, { secondId: userId }], requestedBy: null },
      select: { firstId: true, secondId: true },
    });
    return friendships.map(({ firstId, secondId }) => (firstId === userId ? secondId : firstId));
  }
}
