import { externalAccountRoutes as routes, type ExternalIdentity, type User } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { presentUser } from './account.presenter.ts';
import { FindOrCreateExternalAccount } from './find-or-create-external-account.ts';

/** Accounts of users who sign in with an OpenID Connect provider; the gateway has verified their identity. */
@Controller()
export class ExternalAccountsController {
  constructor(private readonly findOrCreateExternalAccount: FindOrCreateExternalAccount) {}

  @ImplementsRoute(routes.openExternalAccount)
  async findOrCreate(@Body({ schema: routes.openExternalAccount.body }) profile: ExternalIdentity): Promise<User> {
    return presentUser(await this.findOrCreateExternalAccount.execute(profile));
  }
}
