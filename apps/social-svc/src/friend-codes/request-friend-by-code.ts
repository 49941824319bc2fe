import { type AddedFriend } from '@memory/contracts';
import { normalizeCode } from '@memory/contracts/text';
import { ApiError } from '@memory/service-kit';
import { runAttempt } from '@memory/service-kit/attempt-limits';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { AddFriend } from '../friendships/add-friend.ts';
import { LimitLog } from '../security-log/limit-log.ts';
import { EnteredCodeThrottle } from './entered-code-throttle.ts';
import { usableBy } from './friend-code.policy.ts';

@Injectable()
export class RequestFriendByCode {
  constructor(
    private readonly database: Database,
    private readonly addFriend: AddFriend,
    private readonly limitLog: LimitLog,
    private readonly throttle: EnteredCodeThrottle,
  ) {}

  /**
   * Sends a friend request to the owner of a friend code. The two users become friends only if the owner accepts the request, whatever
   * FRIENDSHIP_APPROVAL says about other requests, or if the owner has already sent a request to the user.
   * @param addressKey the key of the client's network address, for which wrong codes are counted
   * @throws ApiError `friend_code_unknown`, alike for an unknown, expired, replaced and deleted code, and for the code of a hidden user;
   * `friend_oneself`, `too_many_friends_added`, `too_many_requests`
   */
  async execute(userId: string, enteredCode: string, addressKey: string): Promise<AddedFriend> {
    const counting = this.throttle.count(userId, addressKey);
    const attempt = await this.limitLog.recordIfLimited(counting, { event: 'friend_code.limited', userId });
    return runAttempt(attempt, ['friend_code_unknown'], () => this.sendRequest(userId, enteredCode));
  }

  private async sendRequest(userId: string, enteredCode: string): Promise<AddedFriend> {
    const code = normalizeCode(enteredCode);
    const friendCode = await this.database.friendCode.findFirst({ where: { code, ...usableBy(userId, new Date()) } });
    if (!friendCode) throw new ApiError('friend_code_unknown');
    try {
      return await this.addFriend.execute(userId, friendCode.accountId, null, { approval: 'required' });
    } catch (error) {
      // The owner has blocked the user, or was deleted, since the code was found.
      if (error instanceof ApiError && error.code === 'user_not_found')
        throw new ApiError('friend_code_unknown', { cause: error });
      throw error;
    }
  }
}
