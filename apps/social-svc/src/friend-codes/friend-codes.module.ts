import { Module } from '@nestjs/common';
import { FriendshipsModule } from '../friendships/friendships.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { DeleteExpiredFriendCodes } from './delete-expired-friend-codes.ts';
import { DeleteFriendCode } from './delete-friend-code.ts';
import { FriendCodeThrottle } from './friend-code-throttle.ts';
import { FriendCodesController } from './friend-codes.controller.ts';
import { ReadFriendCode } from './read-friend-code.ts';
import { ReplaceFriendCode } from './replace-friend-code.ts';
import { RequestFriendByCode } from './request-friend-by-code.ts';

@Module({
  imports: [FriendshipsModule, SecurityLogModule],
  controllers: [FriendCodesController],
  providers: [
    DeleteExpiredFriendCodes,
    DeleteFriendCode,
    FriendCodeThrottle,
    ReadFriendCode,
    ReplaceFriendCode,
    RequestFriendByCode,
  ],
  exports: [DeleteExpiredFriendCodes, ReadFriendCode],
})
export class FriendCodesModule {}
