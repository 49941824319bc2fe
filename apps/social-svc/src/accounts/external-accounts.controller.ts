import { externalAccountRoutes as routes, type ExternalIdentity, type User } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { presentUser } from './account.presenter.ts';
import { FindOrCreateExternalAccount } from './find-or-create-external-account.ts';

/**
 * Internal route that finds or creates the account of a user who signs in with an OpenID Connect provider. The gateway has verified the
 * user's identity.
 */
@Controller()
export class ExternalAccountsController {
  constructor(private readonly findOrCreateExternalAccount: FindOrCreateExternalAccount) {}

  @ImplementsRoute(routes.openExternalAccount)
  async findOrCreate(@Body({ schema: routes.openExternalAccount.body }) profile: ExternalIdentity): Promise<User> {
    return presentUser(await this.findOrCreateExternalAccount.execute(profile));
  }
}
