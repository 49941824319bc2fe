import { type FriendNotice, friendNoticeRoutes as routes, type PageQuery } from '@memory/contracts';
import { ImplementsRoute, setPaginationHeaders, SignedInUser } from '@memory/service-kit';
import { Controller, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DismissFriendNotice } from './dismiss-friend-notice.ts';
import { ListFriendNotices } from './list-friend-notices.ts';

@Controller()
export class FriendNoticesController {
  constructor(
    private readonly listFriendNotices: ListFriendNotices,
    private readonly dismissFriendNotice: DismissFriendNotice,
  ) {}

  @ImplementsRoute(routes.listFriendNotices)
  async list(
    @SignedInUser() userId: string,
    @Query({ schema: routes.listFriendNotices.query }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FriendNotice[]> {
    const { items, ...page } = await this.listFriendNotices.execute(userId, query);
    setPaginationHeaders(reply, { path: routes.listFriendNotices.path, limit: query.limit, ...page });
    return items;
  }

  @ImplementsRoute(routes.dismissFriendNotice)
  dismiss(
    @SignedInUser() viewerId: string,
    @Param({ schema: routes.dismissFriendNotice.params }) { userId }: { userId: string },
  ): Promise<void> {
    return this.dismissFriendNotice.execute(viewerId, userId);
  }
}
