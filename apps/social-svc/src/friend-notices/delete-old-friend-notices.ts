import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

/** A friendship is no longer news after this number of days. */
export const FRIEND_NOTICE_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

@Injectable()
export class DeleteOldFriendNotices {
  constructor(private readonly database: Database) {}

  /** Deletes the notices of all users that are older than FRIEND_NOTICE_DAYS. The friendships stay. */
  async execute(now = new Date()): Promise<void> {
    await this.database.friendship.updateMany({
      where: { noticeFor: { not: null }, createdAt: { lt: new Date(now.getTime() - FRIEND_NOTICE_DAYS * DAY_MS) } },
      data: { noticeFor: null, noticeKind: null },
    });
  }
}
