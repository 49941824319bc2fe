import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { friendshipKey } from '../friendships/friendship-key.ts';

@Injectable()
export class DismissFriendNotice {
  constructor(private readonly database: Database) {}

  /**
   * Deletes the user's notice about a friend. Succeeds when there is none, for an unknown account too, so that the response does not
   * reveal which accounts exist. A notice that is for the friend instead stays.
   */
  async execute(userId: string, friendId: string): Promise<void> {
    await this.database.friendship.updateMany({
      where: { ...friendshipKey(userId, friendId), noticeFor: userId },
      data: { noticeFor: null, noticeKind: null },
    });
  }
}
