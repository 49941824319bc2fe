import type { AddedFriend } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { FriendRequestsClient } from '../peers/friend-requests-client.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { FriendCodeThrottle } from './friend-code-throttle.ts';

@Injectable()
export class RequestFriendByCode {
  constructor(
    private readonly friendRequests: FriendRequestsClient,
    private readonly securityLog: SecurityLog,
    private readonly throttle: FriendCodeThrottle,
  ) {}

  /**
   * Sends a friend request to the owner of a friend code.
   * @param address the client's network address, for which wrong codes are counted
   * @throws ApiError `friend_code_unknown`, `friend_oneself`, `too_many_friends_added`, `too_many_requests`, `service_unavailable`
   */
  async execute(userId: string, code: string, address: string): Promise<AddedFriend> {
    const counting = this.throttle.count(userId, address);
    const attempt = await this.securityLog.recordIfLimited(counting, { event: 'friend_code.limited', userId });
    const friend = await this.friendRequests.sendByCode(userId, code).catch(async (error: unknown) => {
      if (!isUnknownCode(error)) await attempt.undo();
      throw error;
    });
    await attempt.undo();
    return friend;
  }
}

const isUnknownCode = (error: unknown): boolean => error instanceof ApiError && error.code === 'friend_code_unknown';
