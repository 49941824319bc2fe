import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { friendshipKey } from './friendship-key.ts';

@Injectable()
export class CheckFriendship {
  constructor(private readonly database: Database) {}

  /** Whether two users are friends now. The result must not be cached, because access to entries depends on it. */
  async execute(userId: string, otherId: string): Promise<boolean> {
    const key = friendshipKey(userId, otherId);
    const friendship = await this.database.friendship.findUnique({ where: { firstId_secondId: key } });
    return friendship !== null && friendship.requestedBy === null;
  }
}
