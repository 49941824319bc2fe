import {
  type AddedFriend,
  type FriendRequest,
  type PageQuery,
  socialInternalRoutes,
  socialRoutes as routes,
  type User,
} from '@memory/contracts';
import {
  describePage,
  Implements,
  Repeatable,
  type RepeatableRequest,
  RepeatsFirstAnswer,
  SignedInUser,
} from '@memory/service-kit';
import { Body, Controller, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
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
  async list(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listFriends.query }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User[]> {
    const { people, ...page } = await this.listFriends.list(userId, query);
    describePage(reply, { path: routes.listFriends.path, limit: query.limit, ...page });
    return people;
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
  async requests(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listFriendRequests.query }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FriendRequest[]> {
    const { people, ...page } = await this.listFriendRequests.list(userId, query);
    describePage(reply, { path: routes.listFriendRequests.path, limit: query.limit, ...page });
    return people;
  }

  @Implements(routes.removeFriend)
  remove(
    @SignedInUser() userId: string,
    @Param({ schema: routes.removeFriend.params }) { friendId }: { friendId: string },
  ): Promise<void> {
    return this.removeFriend.remove(userId, friendId);
  }

  @Implements(socialInternalRoutes.areFriends)
  async ask(
    @Param({ schema: socialInternalRoutes.areFriends.params }) { userId, otherId }: { userId: string; otherId: string },
  ) {
    return { friends: await this.areFriends.ask(userId, otherId) };
  }

  @Implements(socialInternalRoutes.listFriendIds)
  async ids(@Param({ schema: socialInternalRoutes.listFriendIds.params }) { userId }: { userId: string }) {
    return { ids: await this.listFriendIds.list(userId) };
  }
}
