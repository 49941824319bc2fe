import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AddFriend } from './add-friend.ts';
import { CheckFriendship } from './check-friendship.ts';
import { FriendshipsController } from './friendships.controller.ts';
import { ListFriendIds } from './list-friend-ids.ts';
import { ListFriendRequests } from './list-friend-requests.ts';
import { ListFriends } from './list-friends.ts';
import { RemoveFriend } from './remove-friend.ts';

@Module({
  imports: [AccountsModule],
  controllers: [FriendshipsController],
  providers: [AddFriend, CheckFriendship, ListFriendIds, ListFriendRequests, ListFriends, RemoveFriend],
  exports: [ListFriendIds],
})
export class FriendshipsModule {}
