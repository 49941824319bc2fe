import { Body, Controller, Param, UseInterceptors } from '@nestjs/common';
import { type AddedFriend, type FriendRequest, socialInternalRoutes, socialRoutes as routes, type User } from '@memory/contracts';
import { Implements, Repeatable, type RepeatableRequest, RepeatsFirstAnswer, SignedInUser } from '@memory/service-kit';
import { presentUser } from '../accounts/account.presenter.ts';
import { AddFriend } from './add-friend.ts';
import { AreFriends } from './are-friends.ts';
import { ListFriendIds } from './list-friend-ids.ts';
import { ListFriendRequests } from './list-friend-requests.ts';
import { ListFriends } from './list-friends.ts';
import { RemoveFriend } from './remove-friend.ts';
import { TellsNewFromOld } from './tells-new-from-old.interceptor.ts';

@Controller()
export class FriendshipsController {
  constructor(
    private readonly listFriends: ListFriends,
    private readonly listFriendIds: ListFriendIds,
    private readonly listFriendRequests: ListFriendRequests,
    private readonly addFriend: AddFriend,
    private readonly removeFriend: RemoveFriend,
    private readonly areFriends: AreFriends,
  ) {}

  @Implements(routes.listFriends)
  async list(@SignedInUser() userId: string): Promise<User[]> {
    return (await this.listFriends.list(userId)).map(presentUser);
  }

  @Implements(routes.addFriend)
  @UseInterceptors(TellsNewFromOld, RepeatsFirstAnswer)
  add(
    @SignedInUser() userId: string,
    @Body({ schema: routes.addFriend.body }) { friendId }: { friendId: string },
    @Repeatable() request: RepeatableRequest | null,
  ): Promise<AddedFriend> {
    return this.addFriend.add(userId, friendId, request);
  }

  @Implements(routes.listFriendRequests)
  requests(@SignedInUser() userId: string): Promise<FriendRequest[]> {
    return this.listFriendRequests.list(userId);
  }

  @Implements(routes.removeFriend)
  remove(@SignedInUser() userId: string, @Param({ schema: routes.removeFriend.params }) { friendId }: { friendId: string }): Promise<void> {
    return this.removeFriend.remove(userId, friendId);
  }

  @Implements(socialInternalRoutes.areFriends)
  async ask(@Param({ schema: socialInternalRoutes.areFriends.params }) { userId, otherId }: { userId: string; otherId: string }) {
    return { friends: await this.areFriends.ask(userId, otherId) };
  }

  @Implements(socialInternalRoutes.listFriendIds)
  async ids(@Param({ schema: socialInternalRoutes.listFriendIds.params }) { userId }: { userId: string }) {
    return { ids: await this.listFriendIds.list(userId) };
  }
}
