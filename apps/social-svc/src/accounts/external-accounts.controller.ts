import { externalAccountRoutes as routes, type ExternalIdentity, type User } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { presentUser } from './account.presenter.ts';
import { OpenExternalAccount } from './open-external-account.ts';

/** Accounts of people who sign in with a provider's account; the gateway has checked who they are. */
@Controller()
export class ExternalAccountsController {
  constructor(private readonly openExternalAccount: OpenExternalAccount) {}

  @ImplementsRoute(routes.openExternalAccount)
  async open(@Body({ schema: routes.openExternalAccount.body }) person: ExternalIdentity): Promise<User> {
    return presentUser(await this.openExternalAccount.open(person));
  }
}
