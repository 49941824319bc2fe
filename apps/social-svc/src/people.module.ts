import { Module } from '@nestjs/common';
import { BlockUser } from './blocks/block-user.ts';
import { BlocksController } from './blocks/blocks.controller.ts';
import { ListBlocks } from './blocks/list-blocks.ts';
import { ListHiddenUserIds } from './blocks/list-hidden-user-ids.ts';
import { ReadVisibleAccount } from './blocks/read-visible-account.ts';
import { UnblockUser } from './blocks/unblock-user.ts';
import { DeleteExpiredFriendCodes } from './friend-codes/delete-expired-friend-codes.ts';
import { DeleteFriendCode } from './friend-codes/delete-friend-code.ts';
import { EnteredCodeThrottle } from './friend-codes/entered-code-throttle.ts';
import { FriendCodesController } from './friend-codes/friend-codes.controller.ts';
import { ReadFriendCode } from './friend-codes/read-friend-code.ts';
import { ReplaceFriendCode } from './friend-codes/replace-friend-code.ts';
import { RequestFriendByCode } from './friend-codes/request-friend-by-code.ts';
import { AddFriend } from './friendships/add-friend.ts';
import { FriendshipsController } from './friendships/friendships.controller.ts';
import { ListFriendIds } from './friendships/list-friend-ids.ts';
import { ListFriendRequests } from './friendships/list-friend-requests.ts';
import { ListFriends } from './friendships/list-friends.ts';
import { ReadRelation } from './friendships/read-relation.ts';
import { RemoveFriend } from './friendships/remove-friend.ts';
import { PeersModule } from './peers/peers.module.ts';
import { ListRelations } from './relations/list-relations.ts';
import { ReadRelations } from './relations/read-relations.ts';
import { AdvanceRelationVersions, RelationChanges } from './relations/relation-changes.ts';
import { RelationsController } from './relations/relations.controller.ts';
import { SecurityLogModule } from './security-log/security-log.module.ts';

/** How users relate to each other: friends and blocks. */
@Module({
  imports: [PeersModule, SecurityLogModule],
  controllers: [RelationsController, BlocksController, FriendshipsController, FriendCodesController],
  providers: [
    // Relations, which journal-svc copies.
    AdvanceRelationVersions,
    ListRelations,
    ReadRelations,
    RelationChanges,
    // Blocks.
    BlockUser,
    ListBlocks,
    ListHiddenUserIds,
    ReadVisibleAccount,
    UnblockUser,
    // Friendships.
    AddFriend,
    ListFriendIds,
    ListFriendRequests,
    ListFriends,
    ReadRelation,
    RemoveFriend,
    // Friend codes.
    DeleteExpiredFriendCodes,
    DeleteFriendCode,
    EnteredCodeThrottle,
    ReadFriendCode,
    ReplaceFriendCode,
    RequestFriendByCode,
  ],
  exports: [
    DeleteExpiredFriendCodes,
    EnteredCodeThrottle,
    ListFriendIds,
    ListHiddenUserIds,
    ReadFriendCode,
    ReadVisibleAccount,
    RelationChanges,
  ],
})
export class PeopleModule {}
