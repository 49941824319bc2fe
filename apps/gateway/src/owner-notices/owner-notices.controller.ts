import { gatewayRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller } from '@nestjs/common';
import { SessionUserId } from '../session/session-user-id.decorator.ts';
import { ReadOwnerNotices } from './read-owner-notices.ts';

@Controller()
export class OwnerNoticesController {
  constructor(private readonly readOwnerNotices: ReadOwnerNotices) {}

  @ImplementsRoute(gatewayRoutes.readOwnerNotices)
  read(@SessionUserId() userId: string) {
    return this.readOwnerNotices.execute(userId);
  }
}
