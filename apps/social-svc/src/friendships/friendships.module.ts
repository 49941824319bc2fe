import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { RelationsModule } from '../relations/relations.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { AddFriend } from './add-friend.ts';
import { FriendshipsController } from './friendships.controller.ts';
import { ListFriendIds } from './list-friend-ids.ts';
import { ListFriendRequests } from './list-friend-requests.ts';
import { ListFriends } from './list-friends.ts';
import { ReadRelation } from './read-relation.ts';
import { RemoveFriend } from './remove-friend.ts';

@Module({
  imports: [BlocksModule, RelationsModule, SecurityLogModule],
  controllers: [FriendshipsController],
  providers: [AddFriend, ListFriendIds, ListFriendRequests, ListFriends, ReadRelation, RemoveFriend],
  exports: [AddFriend, ListFriendIds],
})
export class FriendshipsModule {}
