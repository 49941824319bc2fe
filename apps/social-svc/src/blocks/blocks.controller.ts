import { type BlockedUser, blockRoutes as routes, type PageQuery, socialInternalRoutes } from '@memory/contracts';
import {
  CurrentIdempotentRequest,
  type IdempotentRequest,
  ImplementsRoute,
  setPaginationHeaders,
  SignedInUser,
} from '@memory/service-kit';
import { Body, Controller, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CreatedStatusInterceptor } from '../friendships/created-status.interceptor.ts';
import { BlockUser } from './block-user.ts';
import { ListBlocks } from './list-blocks.ts';
import { ListHiddenUserIds } from './list-hidden-user-ids.ts';
import { UnblockUser } from './unblock-user.ts';

const { listHiddenUserIds } = socialInternalRoutes;

@Controller()
export class BlocksController {
  constructor(
    private readonly listBlocks: ListBlocks,
    private readonly blockUser: BlockUser,
    private readonly unblockUser: UnblockUser,
    private readonly listHiddenUserIds: ListHiddenUserIds,
  ) {}

  @ImplementsRoute(routes.listBlocks)
  async list(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listBlocks.query }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlockedUser[]> {
    const { items, ...page } = await this.listBlocks.execute(userId, query);
    setPaginationHeaders(reply, { path: routes.listBlocks.path, limit: query.limit, ...page });
    return items;
  }

  @ImplementsRoute(routes.blockUser)
  @UseInterceptors(CreatedStatusInterceptor)
  block(
    @SignedInUser() userId: string,
    @Body({ schema: routes.blockUser.body }) { userId: blockedId }: { userId: string },
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ): Promise<BlockedUser> {
    return this.blockUser.execute(userId, blockedId, request);
  }

  @ImplementsRoute(routes.unblockUser)
  unblock(
    @SignedInUser() userId: string,
    @Param({ schema: routes.unblockUser.params }) { userId: blockedId }: { userId: string },
  ): Promise<void> {
    return this.unblockUser.execute(userId, blockedId);
  }

  /** Internal route: journal-svc leaves these authors out of lists. */
  @ImplementsRoute(listHiddenUserIds)
  async listHidden(@Param({ schema: listHiddenUserIds.params }) { userId }: { userId: string }) {
    return { ids: await this.listHiddenUserIds.execute(userId) };
  }
}
