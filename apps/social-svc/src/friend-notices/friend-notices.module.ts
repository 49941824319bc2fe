import { Module } from '@nestjs/common';
import { DeleteOldFriendNotices } from './delete-old-friend-notices.ts';
import { DismissFriendNotice } from './dismiss-friend-notice.ts';
import { FriendNoticesController } from './friend-notices.controller.ts';
import { ListFriendNotices } from './list-friend-notices.ts';

@Module({
  controllers: [FriendNoticesController],
  providers: [DeleteOldFriendNotices, DismissFriendNotice, ListFriendNotices],
  exports: [DeleteOldFriendNotices],
})
export class FriendNoticesModule {}
