import { accountIntegrityRoutes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Database } from '../database.ts';

const { findExistingAccounts } = accountIntegrityRoutes;

/** The internal route through which the integrity checks of other services ask which accounts exist. */
@Controller()
export class SocialIntegrityController {
  constructor(private readonly database: Database) {}

  @ImplementsRoute(findExistingAccounts)
  async findExisting(
    @Body({ schema: findExistingAccounts.body }) { ids }: { ids: string[] },
  ): Promise<{ ids: string[] }> {
    const accounts = await this.database.account.findMany({ where: { id: { in: ids } }, select: { id: true } });
    return { ids: accounts.map(({ id }) => id) };
  }
}
