import {
  type AddedFriend,
  type FriendRequest,
  type PageQuery,
  socialInternalRoutes as internalRoutes,
  socialRoutes as routes,
  type User,
} from '@memory/contracts';
import {
  CurrentIdempotentRequest,
  type IdempotentRequest,
  ImplementsRoute,
  setPaginationHeaders,
  SignedInUser,
} from '@memory/service-kit';
import { Body, Controller, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AddFriend } from './add-friend.ts';
import { CreatedStatusInterceptor } from './created-status.interceptor.ts';
import { ListFriendIds } from './list-friend-ids.ts';
import { ListFriendRequests } from './list-friend-requests.ts';
import { ListFriends } from './list-friends.ts';
import { ReadRelation } from './read-relation.ts';
import { RemoveFriend } from './remove-friend.ts';

@Controller()
export class FriendshipsController {
  constructor(
    private readonly listFriends: ListFriends,
    private readonly listFriendIds: ListFriendIds,
    private readonly listFriendRequests: ListFriendRequests,
    private readonly addFriend: AddFriend,
    private readonly removeFriend: RemoveFriend,
    private readonly readRelation: ReadRelation,
  ) {}

  @ImplementsRoute(routes.listFriends)
  async list(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listFriends.query }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User[]> {
    const { items, ...page } = await this.listFriends.execute(userId, query);
    setPaginationHeaders(reply, { path: routes.listFriends.path, limit: query.limit, ...page });
    return items;
  }

  @ImplementsRoute(routes.addFriend)
  @UseInterceptors(CreatedStatusInterceptor)
  add(
    @SignedInUser() userId: string,
    @Body({ schema: routes.addFriend.body }) { friendId }: { friendId: string },
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ): Promise<AddedFriend> {
    return this.addFriend.execute(userId, friendId, request);
  }

  @ImplementsRoute(routes.listFriendRequests)
  async listRequests(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listFriendRequests.query }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FriendRequest[]> {
    const { items, ...page } = await this.listFriendRequests.execute(userId, query);
    setPaginationHeaders(reply, { path: routes.listFriendRequests.path, limit: query.limit, ...page });
    return items;
  }

  @ImplementsRoute(routes.removeFriend)
  remove(
    @SignedInUser() userId: string,
    @Param({ schema: routes.removeFriend.params }) { friendId }: { friendId: string },
  ): Promise<void> {
    return this.removeFriend.execute(userId, friendId);
  }

  @ImplementsRoute(internalRoutes.readRelation)
  async relation(
    @Param({ schema: internalRoutes.readRelation.params }) { userId, otherId }: { userId: string; otherId: string },
  ) {
    return { relation: await this.readRelation.execute(userId, otherId) };
  }

  @ImplementsRoute(internalRoutes.listFriendIds)
  async listIds(@Param({ schema: internalRoutes.listFriendIds.params }) { userId }: { userId: string }) {
    return { ids: await this.listFriendIds.execute(userId) };
  }
}
