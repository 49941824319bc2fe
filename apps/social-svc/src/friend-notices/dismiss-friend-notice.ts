import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { friendshipKey } from '../friendships/friendship-key.ts';
import { publishFriendshipChange } from '../friendships/publish-friendship-change.ts';

@Injectable()
export class DismissFriendNotice {
  constructor(private readonly database: Database) {}

  /**
   * Deletes the user's notice about a friend. Succeeds also when there is no notice or no such account, so that the response does not reveal which
   * accounts exist. A notice that is for the friend stays. The user's other open pages are notified; the friend's pages are not.
   */
  async execute(userId: string, friendId: string): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const { count } = await tx.friendship.updateMany({
        where: { ...friendshipKey(userId, friendId), noticeFor: userId },
        data: { noticeFor: null, noticeKind: null },
      });
      if (count > 0) await publishFriendshipChange(tx, [userId]);
    });
  }
}
