import { accountRoleRoutes as routes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { SetAccountRole } from './set-account-role.ts';

/** The internal route for `npm run admin -- user:promote` and `user:demote`. */
@Controller()
export class AccountRolesController {
  constructor(private readonly setAccountRole: SetAccountRole) {}

  @ImplementsRoute(routes.setAccountRole)
  setRole(
    @Param({ schema: routes.setAccountRole.params }) { userId }: { userId: string },
    @Body({ schema: routes.setAccountRole.body }) { role }: { role: 'member' | 'teacher' | 'admin' },
  ): Promise<void> {
    return this.setAccountRole.execute(userId, role);
  }
}
