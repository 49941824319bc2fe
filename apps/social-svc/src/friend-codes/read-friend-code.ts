import type { OwnFriendCode } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { presentShortCode } from '../codes/short-code.ts';
import { Database } from '../database.ts';

@Injectable()
export class ReadFriendCode {
  constructor(private readonly database: Database) {}

  /** Returns a user's own friend code; `code` is null when the user has no code or the code has expired. */
  async execute(userId: string): Promise<OwnFriendCode> {
    const friendCode = await this.database.friendCode.findFirst({
      where: { accountId: userId, expiresAt: { gt: new Date() } },
    });
    if (!friendCode) return { code: null, expiresAt: null };
    return { code: presentShortCode(friendCode.code), expiresAt: friendCode.expiresAt.toISOString() };
  }
}
