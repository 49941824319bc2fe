import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { friendPair } from './friend-pair.ts';

@Injectable()
export class AreFriends {
  constructor(private readonly database: Database) {}

  /** Whether two people are friends at this moment. Nothing here is cached: who may see what hangs on it. */
  async ask(userId: string, otherId: string): Promise<boolean> {
    const pair = friendPair(userId, otherId);
    const friendship = await this.database.friendship.findUnique({ where: { firstId_secondId: pair } });
    return friendship !== null && friendship.requestedBy === null;
  }
}
