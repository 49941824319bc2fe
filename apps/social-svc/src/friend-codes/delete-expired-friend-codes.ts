import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class DeleteExpiredFriendCodes {
  constructor(private readonly database: Database) {}

  async execute(now = new Date()): Promise<void> {
    await this.database.friendCode.deleteMany({ where: { expiresAt: { lte: now } } });
  }
}
