import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { FriendCodeThrottle } from './friend-code-throttle.ts';
import { FriendRequestsController } from './friend-requests.controller.ts';
import { RequestFriendByCode } from './request-friend-by-code.ts';

@Module({
  imports: [PeersModule, SecurityLogModule],
  controllers: [FriendRequestsController],
  providers: [FriendCodeThrottle, RequestFriendByCode],
})
export class FriendCodesModule {}
