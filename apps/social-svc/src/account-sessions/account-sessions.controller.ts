import { accountSessionRoutes as routes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Controller, Param } from '@nestjs/common';
import { EndAccountSessions } from './end-account-sessions.ts';

@Controller()
export class AccountSessionsController {
  constructor(private readonly endAccountSessions: EndAccountSessions) {}

  @ImplementsRoute(routes.endAccountSessions)
  endAll(@Param({ schema: routes.endAccountSessions.params }) { userId }: { userId: string }): Promise<void> {
    return this.endAccountSessions.execute(userId);
  }
}
