import { externalAccountRoutes as routes, type AddressName, type ExternalIdentity, type User } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { presentUser } from './account.presenter.ts';
import { FindOrCreateExternalAccount } from './find-or-create-external-account.ts';
import { ListAddressNames } from './list-address-names.ts';

/**
 * Internal routes for accounts of an OpenID Connect provider. One route finds or creates the account of a user who signs in; the gateway has
 * verified the user's identity. The other route lists names for administrators (`npm run admin`).
 */
@Controller()
export class ExternalAccountsController {
  constructor(
    private readonly findOrCreateExternalAccount: FindOrCreateExternalAccount,
    private readonly listAddressNames: ListAddressNames,
  ) {}

  @ImplementsRoute(routes.openExternalAccount)
  async findOrCreate(@Body({ schema: routes.openExternalAccount.body }) profile: ExternalIdentity): Promise<User> {
    return presentUser(await this.findOrCreateExternalAccount.execute(profile));
  }

  @ImplementsRoute(routes.listAddressNames)
  list(): Promise<AddressName[]> {
    return this.listAddressNames.execute();
  }
}
