import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';

@Injectable()
export class ListFriends {
  constructor(private readonly database: Database) {}

  /** Someone's friends, the newest friendship first. */
  async list(userId: string): Promise<Account[]> {
    const friendships = await this.database.friendship.findMany({
      where: { OR: [{ firstId: userId }, { secondId: userId }], requestedBy: null },
      include: { first: true, second: true },
      orderBy: { createdAt: 'desc' },
    });
    return friendships.map(({ first, second }) => (first.id === userId ? second : first));
  }
}
