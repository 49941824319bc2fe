import type { OwnFriendCode } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { presentFriendCode } from './friend-code.ts';

@Injectable()
export class ReadFriendCode {
  constructor(private readonly database: Database) {}

  /** A user's own friend code; an expired one is no code any more. */
  async execute(userId: string): Promise<OwnFriendCode> {
    const friendCode = await this.database.friendCode.findFirst({
      where: { accountId: userId, expiresAt: { gt: new Date() } },
    });
    if (!friendCode) return { code: null, expiresAt: null };
    return { code: presentFriendCode(friendCode.code), expiresAt: friendCode.expiresAt.toISOString() };
  }
}
