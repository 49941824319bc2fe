import { type AddedFriend, gatewayRoutes as routes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SessionUserId } from '../session/session-user-id.decorator.ts';
import { RequestFriendByCode } from './request-friend-by-code.ts';

@Controller()
export class FriendRequestsController {
  constructor(private readonly requestFriendByCode: RequestFriendByCode) {}

  @ImplementsRoute(routes.requestFriendByCode)
  request(
    @SessionUserId() userId: string,
    @Body({ schema: routes.requestFriendByCode.body }) { code }: { code: string },
    @Req() request: FastifyRequest,
  ): Promise<AddedFriend> {
    return this.requestFriendByCode.execute(userId, code, request.ip);
  }
}
