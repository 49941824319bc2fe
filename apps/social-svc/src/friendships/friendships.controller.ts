import {
  type AddedFriend,
  type FriendRequest,
  type PageQuery,
  socialInternalRoutes,
  socialRoutes as routes,
  type User,
} from '@memory/contracts';
import {
  setPaginationHeaders,
  ImplementsRoute,
  CurrentIdempotentRequest,
  type IdempotentRequest,
  IdempotencyInterceptor,
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

  @ImplementsRoute(routes.listFriends)
  async list(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listFriends.query }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User[]> {
    const { people, next, total } = await this.listFriends.list(userId, query);
    setPaginationHeaders(reply, { path: routes.listFriends.path, limit: query.limit, nextCursor: next, total });
    return people;
  }

  @ImplementsRoute(routes.addFriend)
  @UseInterceptors(TellsNewFromOld, IdempotencyInterceptor)
  add(
    @SignedInUser() userId: string,
    @Body({ schema: routes.addFriend.body }) { friendId }: { friendId: string },
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ): Promise<AddedFriend> {
    return this.addFriend.add(userId, friendId, request);
  }

  @ImplementsRoute(routes.listFriendRequests)
  async requests(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listFriendRequests.query }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FriendRequest[]> {
    const { people, next, total } = await this.listFriendRequests.list(userId, query);
    setPaginationHeaders(reply, { path: routes.listFriendRequests.path, limit: query.limit, nextCursor: next, total });
    return people;
  }

  @ImplementsRoute(routes.removeFriend)
  remove(
    @SignedInUser() userId: string,
    @Param({ schema: routes.removeFriend.params }) { friendId }: { friendId: string },
  ): Promise<void> {
    return this.removeFriend.remove(userId, friendId);
  }

  @ImplementsRoute(socialInternalRoutes.areFriends)
  async ask(
    @Param({ schema: socialInternalRoutes.areFriends.params }) { userId, otherId }: { userId: string; otherId: string },
  ) {
    return { friends: await this.areFriends.ask(userId, otherId) };
  }

  @ImplementsRoute(socialInternalRoutes.listFriendIds)
  async ids(@Param({ schema: socialInternalRoutes.listFriendIds.params }) { userId }: { userId: string }) {
    return { ids: await this.listFriendIds.list(userId) };
  }
}
